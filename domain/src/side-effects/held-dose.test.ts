import { expect, test } from 'vitest';
import { HELD_DOSE } from '../applications/held-dose.ts';
import { heldSentence, heldUntil, HOLDING_ANSWER, holdingSign } from './held-dose.ts';
import { type AnswerId, questionOf } from './questions.ts';

const SIGN: AnswerId = 'pain-persists';
const felt = (at: string, ...answeredYes: AnswerId[]) => ({ feltAt: new Date(at), answeredYes });
const EARLY = felt('2026-11-16T08:00Z', 'fever', SIGN);
const LATER = felt('2026-11-17T20:00Z', SIGN);

test.each<[string, ReturnType<typeof felt>[], string, string | null]>([
  ['no effect', [], '2026-11-17T08:00Z', null],
  ['another sign', [felt('2026-11-17T07:00Z', 'fever', 'any-sign')], '2026-11-17T08:00Z', null],
  ['a sign', [EARLY], '2026-11-17T08:00Z', '2026-11-16T08:00Z'],
  ['the moment of the sign', [EARLY], '2026-11-16T08:00Z', '2026-11-16T08:00Z'],
  ['a dose before the sign', [EARLY], '2026-11-16T07:59Z', null],
  ['three days after it', [EARLY], '2026-11-19T08:00Z', '2026-11-16T08:00Z'],
  ['longer after it', [EARLY], '2026-11-19T08:01Z', null],
  ['the newest of two', [EARLY, LATER], '2026-11-18T08:00Z', '2026-11-17T20:00Z'],
  ['the first of two, for a dose in between', [LATER, EARLY], '2026-11-17T08:00Z', '2026-11-16T08:00Z'],
])('%s', (_, effects, at, expected) => {
  expect(holdingSign(effects, new Date(at))).toEqual(expected && new Date(expected));
});

test('it holds for 72 hours, and says when it was felt', () => {
  expect(heldUntil(EARLY.feltAt)).toEqual(new Date('2026-11-19T08:00Z'));
  const here = { zone: 'America/Sao_Paulo', now: new Date('2026-11-17T08:00Z') };
  expect(heldSentence(EARLY.feltAt, here)).toBe(
    'Você registrou dor forte na barriga que não passa ontem às 05:00. Pela bula, com suspeita de inflamação do pâncreas o medicamento não é usado até um médico avaliar. Confirme só se a dose já foi aplicada ou se um médico liberou.',
  );
});

test('the words of a held dose name the sign as its question does', () => {
  expect(HELD_DOSE.sign).toBe(questionOf(HOLDING_ANSWER).sign);
});
