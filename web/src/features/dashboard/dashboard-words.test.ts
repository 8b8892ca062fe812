import { expect, test } from 'vitest';
import { agoText, doseFigure, doseSentence, treatmentText } from './dashboard-words.ts';
import { isNew } from './is-new.ts';
import { remainingOf } from './remaining.ts';

const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-15T15:00:00Z') };

test.each([
  [null, 'none', '—', 'Sem dose agendada', 'Sem dose agendada'],
  ['2026-11-15T21:30:00Z', 'due', 'Hoje', 'às 18:30', 'Hoje às 18:30'],
  ['2026-11-16T11:00:00Z', 'upcoming', 'Amanhã', 'às 08:00', 'Amanhã às 08:00'],
  ['2026-11-19T11:00:00Z', 'upcoming', '19/11', 'Quinta, às 08:00', 'Quinta, 19/11 às 08:00'],
  ['2026-11-14T11:00:00Z', 'late', 'Atrasada', 'Era ontem às 08:00', 'Atrasada, era ontem às 08:00'],
  // The one after a missed dose, and the one after a late dose without a known window.
  ['2026-11-18T11:00:00Z', 'missed', '18/11', 'Quarta, às 08:00', 'Quarta, 18/11 às 08:00'],
  ['2026-11-18T11:00:00Z', 'late-unknown', '18/11', 'Quarta, às 08:00', 'Quarta, 18/11 às 08:00'],
] as const)('the next dose at %s (%s) reads %s', (nextDoseAt, doseState, value, detail, sentence) => {
  expect(doseFigure({ nextDoseAt, doseState }, HERE)).toEqual({ value, detail });
  expect(doseSentence({ nextDoseAt, doseState }, HERE)).toBe(sentence);
});

test.each([
  ['2026-11-15T11:05:00Z', 'Hoje, 08:05'],
  ['2026-11-15T02:30:00Z', 'Ontem, 23:30'],
  ['2026-11-11T15:00:00Z', 'Há 4 dias'],
  ['2026-10-16T15:00:00Z', 'Há 30 dias'],
  ['2026-10-15T15:00:00Z', '15/10/2026'],
])('what was recorded at %s was %s', (at, expected) => {
  expect(agoText(at, HERE)).toBe(expected);
});

test.each([
  [null, 'A partir da primeira aplicação'],
  [0, 'Começou hoje'],
  [1, '1 dia'],
  [84, '84 dias'],
])('%s days in treatment', (days, expected) => {
  expect(treatmentText(days)).toBe(expected);
});

test.each([
  [[], true],
  [['hasProfile', 'hasWeight'], true],
  [['hasProfile', 'hasApplication', 'hasWeight'], false],
] as const)('with %j the account is new: %s', (known, expected) => {
  const steps = { hasProfile: false, hasPen: false, hasApplication: false, hasWeight: false };
  for (const step of known) steps[step] = true;
  expect(isNew(steps)).toBe(expected);
});

test.each([
  ['towards a target', { remainingGoalKg: 13.1, isGoalFromProfile: true, currentWeight: 87.1 }, 74, 13.1],
  ['without a target', { remainingGoalKg: 9.7, isGoalFromProfile: false, currentWeight: 87.1 }, null, 9.7],
  ['a target above', { remainingGoalKg: 15, isGoalFromProfile: false, currentWeight: 50 }, 55, 5],
  ['nothing weighed', { remainingGoalKg: 15, isGoalFromProfile: false, currentWeight: null }, 55, null],
])('what is left, %s', (_name, known, target, expected) => {
  expect(remainingOf(known, target)).toBe(expected);
});
