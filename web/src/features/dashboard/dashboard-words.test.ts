import { expect, test } from 'vitest';
import { agoText, doseFigure, treatmentText } from './dashboard-words.ts';
import { isNew } from './first-steps/is-new.ts';

const PAST = '2026-11-04T11:00:00Z';
const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-15T15:00:00Z') };

test.each([
  ['none', null, null, '—', 'Sem dose agendada'],
  ['due', '2026-11-15T21:30:00Z', null, 'Hoje', 'às 18:30'],
  ['upcoming', '2026-11-16T11:00:00Z', null, 'Amanhã', 'às 08:00'],
  ['upcoming', '2026-11-19T11:00:00Z', null, '19/11', 'Quinta, às 08:00'],
  ['late', '2026-11-14T11:00:00Z', null, 'Atrasada', 'Era ontem às 08:00'],
  // The one after a missed dose, and the one after a late dose without a known window.
  ['missed', PAST, '2026-11-18T11:00:00Z', '18/11', 'Quarta, às 08:00'],
  ['late-unknown', PAST, '2026-11-18T11:00:00Z', '18/11', 'Quarta, às 08:00'],
] as const)('the next dose, %s at %s, then %s, reads %s', (state, plannedAt, followingAt, value, detail) => {
  const dose = { state, plannedAt, followingAt, talkToPrescriber: false };
  expect(doseFigure(dose, HERE)).toEqual({ value, detail });
});

test.each([
  ['late', '2026-11-14T11:00:00Z', null, 'Atrasada'],
  ['missed', PAST, '2026-11-18T11:00:00Z', '18/11'],
] as const)(
  'after several missed doses, %s, nobody is sent to apply',
  (state, plannedAt, followingAt, value) => {
    const dose = { state, plannedAt, followingAt, talkToPrescriber: true };
    expect(doseFigure(dose, HERE)).toEqual({ value, detail: 'Fale antes com quem receitou' });
  },
);

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
  const steps = {
    hasProfile: false,
    hasPen: false,
    hasApplication: false,
    hasWeight: false,
    isClosed: false,
  };
  for (const step of known) steps[step] = true;
  expect(isNew(steps, false)).toBe(expected);
  expect(isNew(steps, true)).toBe(false);
});

test('first steps that were closed never lead again', () => {
  const steps = { hasProfile: false, hasPen: false, hasApplication: false, hasWeight: false, isClosed: true };
  expect(isNew(steps, false)).toBe(false);
});
