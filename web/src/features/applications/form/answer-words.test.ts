import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { answerWords } from './answer-words.ts';

const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-17T15:00:00Z') };
const planned = { plannedAt: '2026-11-16T11:00:00Z', followingAt: '2026-11-23T11:00:00Z' };

test('the next dose is named with its day and time', () => {
  const upcoming = aNextDose({ state: 'upcoming', plannedAt: '2026-11-18T11:00:00Z', followingAt: null });
  expect(answerWords(upcoming, HERE)).toEqual({
    title: 'Próxima aplicação',
    figure: 'Amanhã',
    detail: 'Às 08:00',
  });
  expect(answerWords(aNextDose({ state: 'none', plannedAt: null, followingAt: null }), HERE)).toBeNull();
});

test('a dose that is late is not called the next one', () => {
  const late = aNextDose({ state: 'late', ...planned, applyUntil: '2026-11-18T11:00:00Z' });
  expect(answerWords(late, HERE)).toEqual({
    title: 'Dose atrasada',
    figure: 'Ontem',
    detail: expect.stringContaining('ainda pode ser aplicada até amanhã às 08:00') as string,
  });
  expect(answerWords(aNextDose({ state: 'late-unknown', ...planned }), HERE)).toEqual({
    title: 'Dose atrasada',
    figure: 'Ontem',
    detail: 'Antes de aplicar, pergunte a quem receitou.',
  });
});

test('after several doses without application no day to apply is named', () => {
  const long = aNextDose({ state: 'missed', ...planned, missedInARow: 4, talkToPrescriber: true });
  expect(answerWords(long, HERE)).toEqual({
    title: 'Antes de recomeçar',
    figure: 'Fale com quem receitou',
    detail: expect.stringMatching(/^4 doses seguidas/) as string,
  });
});
