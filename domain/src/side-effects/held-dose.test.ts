import { expect, test } from 'vitest';
import { HELD_DOSE, isToGoNow } from '../applications/held-dose.ts';
import { heldSentence, heldUntil, HOLDING_ANSWER, holdingSign } from './held-dose.ts';
import { type AnswerId, questionOf } from './questions.ts';
import { RED_FLAGS } from './red-flags.ts';

const SIGN: AnswerId = 'pain-persists';
const felt = (at: string, ...answeredYes: AnswerId[]) => ({
  feltAt: new Date(at),
  answeredYes,
  evaluatedAt: null,
});
const evaluated = (effect: ReturnType<typeof felt>, at: string) => ({ ...effect, evaluatedAt: new Date(at) });
const EARLY = felt('2026-11-16T08:00Z', 'fever', SIGN);
const LATER = felt('2026-11-17T20:00Z', SIGN);

test.each<[string, Parameters<typeof holdingSign>[0], string, string | null]>([
  ['no effect', [], '2026-11-17T08:00Z', null],
  ['another sign', [felt('2026-11-17T07:00Z', 'fever', 'any-sign')], '2026-11-17T08:00Z', null],
  ['a sign', [EARLY], '2026-11-17T08:00Z', '2026-11-16T08:00Z'],
  ['the moment of the sign', [EARLY], '2026-11-16T08:00Z', '2026-11-16T08:00Z'],
  ['a dose before the sign', [EARLY], '2026-11-16T07:59Z', null],
  ['three days after it', [EARLY], '2026-11-19T08:00Z', '2026-11-16T08:00Z'],
  ['longer after it', [EARLY], '2026-11-19T08:01Z', null],
  ['the newest of two', [EARLY, LATER], '2026-11-18T08:00Z', '2026-11-17T20:00Z'],
  ['the first of two, for a dose in between', [LATER, EARLY], '2026-11-17T08:00Z', '2026-11-16T08:00Z'],
  ['a sign that a doctor has looked at', [evaluated(EARLY, '2026-11-16T12:00Z')], '2026-11-16T12:00Z', null],
  [
    'a dose before the doctor',
    [evaluated(EARLY, '2026-11-16T12:00Z')],
    '2026-11-16T11:59Z',
    '2026-11-16T08:00Z',
  ],
  [
    'a new sign after the doctor',
    [evaluated(EARLY, '2026-11-16T12:00Z'), LATER],
    '2026-11-18T08:00Z',
    '2026-11-17T20:00Z',
  ],
  [
    'a sign that was moved to after the doctor',
    [evaluated(LATER, '2026-11-16T12:00Z')],
    '2026-11-18T08:00Z',
    '2026-11-17T20:00Z',
  ],
])('%s', (_, effects, at, expected) => {
  expect(holdingSign(effects, new Date(at))?.feltAt ?? null).toEqual(expected && new Date(expected));
});

test('it holds for 72 hours, and says when it was felt', () => {
  expect(heldUntil(EARLY.feltAt)).toEqual(new Date('2026-11-19T08:00Z'));
  const here = { zone: 'America/Sao_Paulo', now: new Date('2026-11-17T08:00Z') };
  expect(heldSentence(EARLY.feltAt, here)).toBe(
    'Você registrou dor forte na barriga que não passa ontem às 05:00. Pela bula, com suspeita de inflamação do pâncreas o medicamento não é usado até um médico avaliar. Confirme só se a dose já foi aplicada ou se um médico liberou.',
  );
});

test.each([
  ['2026-11-16T08:00Z', true],
  ['2026-11-17T07:59Z', true],
  ['2026-11-17T08:00Z', false],
])('until a day after it, it says to go now: at %s %s', (now, expected) => {
  expect(isToGoNow(EARLY.feltAt, new Date(now))).toBe(expected);
});

test('the words of a held dose name the sign as its question does, and open its red flag', () => {
  expect(HELD_DOSE.sign).toBe(questionOf(HOLDING_ANSWER).sign);
  expect(RED_FLAGS.map(({ key }) => key)).toContain(HELD_DOSE.flag);
});
