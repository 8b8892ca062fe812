import { expect, test } from 'vitest';
import { anExam } from '../testing/samples.ts';
import { draftOf } from './exam-schema.ts';

test.each([
  ['Hemograma completo', 'BLOOD_TEST', null],
  ['Exame Médico', 'OTHER', null],
  ['Exame Médico', 'BLOOD_TEST', 'BLOOD_TEST'],
] as const)('the category of %s, %s, goes on as %s', (examType, category, sent) => {
  expect(draftOf(anExam({ examType, category })).category).toBe(sent);
});
