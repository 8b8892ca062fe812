import { expect, test } from 'vitest';
import { fastingAfter } from './fasting-wait.ts';

const at = (time: string) => new Date(`2026-11-16T${time}:00Z`);
const taken = (name: string, time: string, ingredients = '') => ({ name, ingredients, takenAt: at(time) });

test.each([
  ['nothing taken', [], null],
  ['a tablet', [taken('Rybelsus 7 mg', '08:00')], '08:30'],
  ['the same by its substance', [taken('Comprimido', '08:00', 'Semaglutida (oral)')], '08:30'],
  ['the later of two', [taken('Rybelsus', '08:10'), taken('Rybelsus', '08:00')], '08:40'],
  ['another medicine', [taken('Losartana', '08:00')], null],
  ['half an hour ago', [taken('Rybelsus', '07:45')], null],
])('%s', (_, all, until) => {
  expect(fastingAfter(all, at('08:15'))?.until).toEqual(until === null ? undefined : at(until));
});
