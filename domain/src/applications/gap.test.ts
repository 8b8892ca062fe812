import { expect, test } from 'vitest';
import { MINUTE_MS } from '../time/spans.ts';
import { SAME_DOSE_HOURS, tooNear, tooNearSentence } from './gap.ts';

const other = new Date('2026-11-08T11:00Z');
const minutesFrom = (minutes: number) => new Date(other.getTime() + minutes * MINUTE_MS);

test.each([
  [72, 72 * 60 - 1, true],
  [72, 72 * 60, false],
  [72, 72 * 60 + 1, false],
  [72, -72 * 60 + 1, true],
  [72, -72 * 60, false],
  [12, 12 * 60 - 1, true],
  [12, 12 * 60, false],
  [null, SAME_DOSE_HOURS * 60 - 1, true],
  [null, SAME_DOSE_HOURS * 60, false],
  [null, 0, true],
])('with a gap of %s h, %s minutes away is too soon: %s', (minGapHours, minutes, expected) => {
  expect(tooNear({ at: minutesFrom(minutes), others: [other], minGapHours })).toEqual(
    expected ? other : null,
  );
});

test('a dose between two others looks both ways', () => {
  const others = [other, minutesFrom(7 * 24 * 60)];
  expect(tooNear({ at: minutesFrom(3.5 * 24 * 60), others, minGapHours: 72 })).toBeNull();
  expect(tooNear({ at: minutesFrom(4.5 * 24 * 60), others, minGapHours: 72 })).toEqual(others[1]);
});

test('the first dose of all is never too soon', () => {
  expect(tooNear({ at: other, others: [], minGapHours: 72 })).toBeNull();
});

test.each([
  ['2026-11-08T20:00Z', 'hoje às 08:00'],
  ['2026-11-09T12:00Z', 'ontem às 08:00'],
  ['2026-11-10T12:00Z', 'em 08/11 às 08:00'],
])('the question names the dose that is near: at %s, %s', (now, when) => {
  const here = { zone: 'America/Sao_Paulo', now: new Date(now) };
  expect(tooNearSentence(other, here)).toBe(
    `Você registrou uma dose ${when}, e esta fica perto demais dela. Confirme só se ela foi mesmo aplicada; na dúvida, fale com quem receitou.`,
  );
});
