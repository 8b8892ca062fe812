import { expect, test } from 'vitest';
import { EFFECT_TYPES } from './effect-types.ts';
import { mayBeSign } from './may-be-sign.ts';
import { ANSWER_IDS, type Answers } from './questions.ts';
import { redFlagsFor } from './red-flag-rules.ts';

const NOW = new Date('2026-09-10T12:00:00Z');

/** The same cases at every run: a linear congruential generator. */
function drawer(seed: number) {
  let state = seed;
  return <T>(choices: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return choices[Math.floor((state / 2_147_483_648) * choices.length)]!;
  };
}

test('no red flag comes without an effect that may be its sign, among three days of any effects', () => {
  const draw = drawer(19);
  const effect = (hoursAgo: number) => ({
    effectType: draw(EFFECT_TYPES),
    otherName: draw([null, 'Vômitos', 'dor na barriga', 'coceira']),
    intensity: draw([1, 2, 3, 4, 5]),
    duration: draw([null, 30, 600, 3000]),
    datetime: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
  });
  const answers = (): Answers =>
    Object.fromEntries(
      [draw(ANSWER_IDS), draw(ANSWER_IDS)]
        .filter(() => draw([true, false, false]))
        .map((id) => [id, draw([true, false])]),
    );
  let flagged = 0;
  for (let round = 0; round < 4000; round++) {
    const own = { ...effect(0), answers: answers() };
    const recent = Array.from({ length: draw([0, 1, 2, 4]) }, () => effect(draw([0, 4, 12, 20, 30, 50, 71])));
    const risk = {
      hasLowSugarRisk: draw([true, false, null]),
      hasKetoacidosisRisk: draw([true, false, null]),
    };
    const flags = redFlagsFor({ effect: own, answers: own.answers, risk: { ...risk, recent }, now: NOW });
    if (flags.length === 0) continue;
    flagged++;
    const all = [own, ...recent.map((one) => ({ ...one, answers: {} }))];
    expect(all.some((one) => mayBeSign(one, risk))).toBe(true);
  }
  expect(flagged).toBeGreaterThan(500);
});

test('a mild effect without an answer is no sign', () => {
  const mild = { effectType: 'gastritis', intensity: 3, answers: { fever: false } } as const;
  const risk = { hasKetoacidosisRisk: false };
  expect(mayBeSign(mild, risk)).toBe(false);
  expect(mayBeSign({ ...mild, intensity: 4 }, risk)).toBe(true);
  expect(mayBeSign({ ...mild, answers: { fever: true } }, risk)).toBe(true);
  expect(mayBeSign({ ...mild, effectType: 'diarrhea', intensity: 1 }, risk)).toBe(true);
});

test('strong nausea is a sign where it may be ketoacidosis, or where an answer says so', () => {
  const strong = { effectType: 'nausea', intensity: 4, answers: {} } as const;
  expect(mayBeSign(strong, { hasKetoacidosisRisk: true })).toBe(true);
  expect(mayBeSign(strong, { hasKetoacidosisRisk: null })).toBe(false);
  const answered = { ...strong, answers: { 'takes-gliflozin': true } };
  expect(mayBeSign(answered, { hasKetoacidosisRisk: null })).toBe(true);
});
