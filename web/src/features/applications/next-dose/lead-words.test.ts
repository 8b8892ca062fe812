import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { nextDoseWords } from '../shared/next-dose-words.ts';
import { leadFigure } from './lead-words.ts';

// A Wednesday morning in São Paulo.
const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-18T12:00:00Z') };

test.each([
  ['2026-11-19', 'Amanhã', 'Quinta 19/11 às 08:00'],
  ['2026-11-20', 'Sexta', 'Em 2 dias, 20/11 às 08:00'],
  ['2026-11-24', 'Terça', 'Em 6 dias, 24/11 às 08:00'],
  ['2026-11-25', '25/11', 'Em 7 dias, quarta-feira às 08:00'],
  ['2026-11-27', '27/11', 'Em 9 dias, sexta-feira às 08:00'],
  ['2027-01-08', '08/01/2027', 'Em 51 dias, sexta-feira às 08:00'],
])('the lead never names a day of %s by the weekday of a nearer one', (day, figure, detail) => {
  const nextDose = aNextDose({ state: 'upcoming', plannedAt: `${day}T11:00:00.000Z` });
  expect(leadFigure(nextDose, nextDoseWords(nextDose, HERE), HERE)).toEqual({ figure, detail });
});
