import { expect, test } from 'vitest';
import { aNextDose } from '../../../testing/applications.ts';
import { nextDoseWords, prescriberWords } from './next-dose-words.ts';

// A Sunday morning in São Paulo.
const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-15T12:00:00Z') };
const at = (day: string, time = '11:00') => `${day}T${time}:00.000Z`;

test.each([
  ['upcoming', { plannedAt: at('2026-11-19') }, 'Quinta, 19/11 às 08:00', 'Em 4 dias'],
  ['upcoming', { plannedAt: at('2026-11-16') }, 'Amanhã às 08:00', 'Amanhã'],
  ['upcoming', { plannedAt: at('2027-01-02') }, 'Sábado, 02/01/2027 às 08:00', 'Em 48 dias'],
  ['due', { plannedAt: at('2026-11-15') }, 'Hoje às 08:00', null],
  ['paused', { plannedAt: at('2026-11-16') }, 'Próxima aplicação: amanhã às 08:00', null],
  [
    'paused',
    { plannedAt: null },
    'Sem doses por agora',
    'O tratamento está em pausa ou terminou: nada aparece como atrasado.',
  ],
  [
    'late',
    { plannedAt: at('2026-11-13'), applyUntil: at('2026-11-18') },
    'Pela bula, ainda pode ser aplicada até quarta, 18/11 às 08:00.',
    'Estava planejada para sexta, 13/11 às 08:00.',
  ],
  [
    'missed',
    { plannedAt: at('2026-11-09'), followingAt: at('2026-11-16') },
    'Pela bula, esta dose não é mais aplicada; a próxima é amanhã às 08:00.',
    'Estava planejada para segunda, 09/11 às 08:00.',
  ],
] as const)('%s %j reads "%s"', (state, changes, headline, detail) => {
  expect(nextDoseWords(aNextDose({ state, ...changes }), HERE)).toMatchObject({ headline, detail });
});

test.each(['late', 'missed'] as const)(
  '%s: a brand without a leaflet of its own says whose is meant',
  (state) => {
    const { rule } = aNextDose({ state });
    const copied = aNextDose({
      state,
      rule: rule && { ...rule, sources: [], ours: 'vale a bula do Ozempic' },
    });
    expect(nextDoseWords(copied, HERE)?.headline).toMatch(/^Pela bula de outra marca da mesma substância, /);
  },
);

test('a late dose of an unknown product has no window, and leads to the prescriber', () => {
  const late = aNextDose({
    state: 'late-unknown',
    plannedAt: at('2026-11-13'),
    applyUntil: null,
    followingAt: at('2026-11-20'),
    rule: null,
  });
  const words = nextDoseWords(late, HERE)!;
  expect(words.headline).toBe('A dose de sexta, 13/11 às 08:00 não foi registrada.');
  expect(words.detail).toContain('pergunte a quem receitou');
  expect(words.detail).not.toContain('até');
  expect(words.rule).toBeNull();
});

test.each(['none', 'no-schedule'] as const)('%s has no dose to speak of', (state) => {
  expect(nextDoseWords(aNextDose({ state, plannedAt: null }), HERE)).toBeNull();
});

test.each([
  ['upcoming', false, false],
  ['due', false, false],
  ['late', true, true],
  ['missed', true, true],
  ['late-unknown', true, false],
] as const)('%s warns of two doses: %s; rests on the label: %s', (state, isWarned, isByRule) => {
  const { caution, rule } = nextDoseWords(aNextDose({ state }), HERE)!;
  expect(caution).toBe(isWarned ? 'Pelas bulas, nunca duas doses para compensar.' : null);
  expect(rule?.sources.length).toBe(isByRule ? 1 : undefined);
});

test('after several missed doses there is somebody to ask first', () => {
  expect(prescriberWords(aNextDose({ missedInARow: 1 }))).toBeNull();
  const paused = aNextDose({ state: 'paused', missedInARow: 3, talkToPrescriber: true });
  expect(prescriberWords(paused)?.detail).toMatch(/^Até a volta, 3 doses seguidas ficam sem aplicação\. /);
  expect(prescriberWords(aNextDose({ missedInARow: 4, talkToPrescriber: true }))).toEqual({
    title: 'Fale com quem receitou',
    detail:
      '4 doses seguidas ficaram sem aplicação. Antes de recomeçar, pergunte a quem receitou como seguir.',
  });
});

test('what was said yesterday is said anew after midnight', () => {
  const late = aNextDose({ state: 'late', plannedAt: at('2026-11-15'), applyUntil: at('2026-11-16') });
  const tomorrow = { ...HERE, now: new Date('2026-11-16T04:00:00Z') };
  expect(nextDoseWords(late, HERE)!.headline).toContain('até amanhã às 08:00');
  expect(nextDoseWords(late, tomorrow)!.headline).toContain('até hoje às 08:00');
});
