import { expect, test } from 'vitest';
import { aReading, anItem } from '../testing/uploads.ts';
import { checkExam } from './exam-input.ts';
import { addItems, setTags, typeHead } from './upload-steps.ts';
import { EMPTY, examsOf } from './upload-state.ts';

function checked(changes: { value?: string; referenceRange?: string }, tags: string[] = []) {
  const reading = aReading({ examDate: '2026-03-02', laboratory: 'Alameda', values: ['99'] });
  const results = reading.results.map((result) => ({ ...result, ...changes }));
  const read = addItems([anItem('march', { ...reading, results })])(EMPTY);
  const exam = examsOf(read)[0]!;
  const state = setTags(exam, tags)(typeHead(exam, 'examType', 'Beta-hCG')(read));
  return checkExam(state, examsOf(state)[0]!, '2026-06-01');
}

test('a dozen printed ranges of one value are no obstacle', () => {
  const weeks = Array.from({ length: 12 }, (_, week) => `${week + 3} semanas: 5.400 a 72.000 mUI/mL`);
  expect(weeks.join('; ').length).toBeGreaterThan(300);
  expect(checked({ referenceRange: weeks.join('; ') }).ok).toBe(true);
});

test('a value that cannot be saved is named', () => {
  expect(checked({ value: '9'.repeat(61) })).toMatchObject({
    ok: false,
    obstacles: { fields: {}, badValue: expect.stringMatching(/^Glicose: ./) },
  });
});

test('a tag that is too long is told at its field', () => {
  expect(checked({}, ['exames pedidos pelo endocrinologista em outubro'])).toMatchObject({
    ok: false,
    obstacles: { fields: { tags: expect.stringContaining('até 40 letras') }, badValue: null },
  });
});
