import { expect, test } from 'vitest';
import { TODAY } from '../../../testing/boxes.ts';
import { aDose } from '../../../testing/plans.ts';
import { plannedText, putOffText } from './dose-line.ts';

const at = (time: string) => new Date(aDose(time).plannedAt!);
const putOff = (time: string) => aDose('18:00', { snoozedUntil: aDose(time).plannedAt });
const here = (time: string) => ({ now: at(time) });

test.each([
  ['as planned', aDose('18:00'), '17:37', '18:00 · 50\u00A0mg'],
  ['late', aDose('18:00', { state: 'late' }), '19:30', 'era às 18:00 · 50\u00A0mg'],
  ['put off before its time', putOff('21:00'), '17:37', 'antes às 18:00 · 50\u00A0mg'],
  ['put off after its time', putOff('21:00'), '18:20', 'era às 18:00 · 50\u00A0mg'],
  ['put off to a moment that is over', putOff('17:50'), '17:55', '18:00 · 50\u00A0mg'],
])('a dose of 18:00 %s', (_, dose, now, text) => {
  expect(plannedText(dose, TODAY, at(now))).toBe(text);
});

test('a dose that was put off says so beside its new hour, in the tense of the clock', () => {
  expect(putOffText(putOff('21:00'), here('17:37'))).toBe('Adiada, antes às 18:00');
  expect(putOffText(putOff('21:00'), here('18:20'))).toBe('Adiada, era às 18:00');
  expect(putOffText(putOff('21:00'), here('21:00'))).toBeNull();
});
