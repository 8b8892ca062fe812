import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { expect, test } from 'vitest';
import { stringifySearch } from '../../../lib/address.ts';
import { aNextDose } from '../../../testing/applications.ts';
import { SOURCED } from '../../../testing/sourced.ts';
import { aDay } from '../testing/a-dashboard.ts';
import { leadWords } from './lead-words.ts';

// A Sunday morning in São Paulo.
const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-15T12:00:00Z') };
const at = (day: string) => `${day}T11:00:00.000Z`;
const encoded = (day: string) => encodeURIComponent(at(day));
const BULA = { windowHours: 120, minGapHours: 72, ...SOURCED };
const NEVER_TWO = 'Pelas bulas, nunca duas doses para compensar.';
const REGISTER = ['Registrar', '/dashboard?record=dose'];
const FOUR_MISSED = { missedInARow: 4, talkToPrescriber: true };
const ASK = {
  title: 'Doses sem aplicação registrada',
  figure: 'Fale com quem receitou',
  details: [],
  advice: {
    text: '4 doses seguidas ficaram sem aplicação. Antes de recomeçar, pergunte a quem receitou como seguir.',
    detail: null,
    caution: NEVER_TWO,
    rule: null,
  },
  actions: [
    ['Já apliquei', '/applications?open=past'],
    ['Ver aplicações', '/applications'],
  ],
  drawing: 'paused',
};

const lead = (next: Partial<NextDose>, { hasPen = true, hasStarted = true, today = aDay() } = {}) => {
  const nextDose = aNextDose({ rule: BULA, ...next });
  const words = leadWords({ nextDose, today, hasPen, hasStarted, ...HERE });
  const actions = words.actions.map(({ label, link: { to, search = {} } }) => [
    label,
    `${to}${stringifySearch(search)}`,
  ]);
  return { ...words, actions };
};

test.each<[string, Partial<NextDose>, object]>([
  [
    'paused by the patient until a day',
    { state: 'paused', plannedAt: at('2026-11-19') },
    {
      title: 'Tratamento em pausa',
      figure: 'Próxima: quinta, 19/11',
      actions: [['Ver aplicações', '/applications']],
      drawing: 'paused',
    },
  ],
  [
    'paused without an end',
    { state: 'paused', plannedAt: null },
    { title: 'Tratamento em pausa', figure: 'Sem doses por agora', drawing: 'paused' },
  ],
  [
    'due today',
    { state: 'due', plannedAt: at('2026-11-15') },
    {
      title: 'Dose de hoje às 08:00',
      figure: 'Ozempic 1\u00A0mg',
      details: ['Local sugerido: coxa esquerda, parte de cima'],
      advice: null,
      actions: [REGISTER],
      drawing: 'due',
    },
  ],
  [
    'due since a quarter of an hour before midnight',
    { state: 'due', plannedAt: '2026-11-15T02:45:00.000Z' },
    { title: 'Dose de ontem às 23:45', actions: [REGISTER], drawing: 'due' },
  ],
  [
    'in two days',
    { state: 'upcoming', plannedAt: at('2026-11-17'), intervalDays: 7 },
    {
      title: 'Próxima aplicação',
      figure: 'Terça',
      details: ['Ozempic 1\u00A0mg, 17/11\u00A0às\u00A008:00', 'Última: abdômen direito'],
      advice: null,
      actions: [],
      drawing: { daysLeft: 2, of: 7 },
    },
  ],
  [
    'in six days, the last that its weekday alone names',
    { state: 'upcoming', plannedAt: at('2026-11-21'), intervalDays: 7 },
    { figure: 'Sábado', details: ['Ozempic 1\u00A0mg, 21/11\u00A0às\u00A008:00', 'Última: abdômen direito'] },
  ],
  [
    'in seven days, whose weekday is that of today',
    { state: 'upcoming', plannedAt: at('2026-11-22'), intervalDays: 7 },
    {
      figure: '22/11',
      details: ['Ozempic 1\u00A0mg, domingo\u00A0às\u00A008:00', 'Última: abdômen direito'],
    },
  ],
  [
    'in twelve days, after a dose that was taken early',
    { state: 'upcoming', plannedAt: at('2026-11-27'), intervalDays: 7 },
    {
      figure: '27/11',
      details: ['Ozempic 1\u00A0mg, sexta-feira\u00A0às\u00A008:00', 'Última: abdômen direito'],
      drawing: { daysLeft: 12, of: 12 },
    },
  ],
  ['in the next year', { state: 'upcoming', plannedAt: at('2027-01-08') }, { figure: '08/01/2027' }],
  [
    'tomorrow',
    { state: 'upcoming', plannedAt: at('2026-11-16') },
    {
      figure: 'Amanhã',
      details: ['Ozempic 1\u00A0mg, segunda\u00A016/11\u00A0às\u00A008:00', 'Última: abdômen direito'],
      drawing: { daysLeft: 1, of: 7 },
    },
  ],
  [
    'late',
    { state: 'late', plannedAt: at('2026-11-14'), applyUntil: at('2026-11-19') },
    {
      title: 'Ozempic 1\u00A0mg · dose de ontem',
      figure: 'Dose atrasada',
      details: ['Local sugerido: coxa esquerda, parte de cima'],
      advice: {
        text: 'Pela bula, ainda pode ser aplicada até quinta, 19/11 às 08:00.',
        detail: 'Estava planejada para ontem às 08:00.',
        caution: NEVER_TWO,
        rule: BULA,
      },
      actions: [REGISTER, ['Pulei esta dose', `/dashboard?record=skip&recordAt=${encoded('2026-11-14')}`]],
      drawing: 'late',
    },
  ],
  [
    'missed once',
    {
      state: 'missed',
      plannedAt: at('2026-11-09'),
      applyUntil: null,
      followingAt: at('2026-11-16'),
      missedInARow: 1,
    },
    {
      title: 'Ozempic 1\u00A0mg · dose de segunda, 09/11',
      figure: 'Prazo encerrado',
      details: [],
      advice: {
        text: 'Pela bula, esta dose não é mais aplicada; a próxima é amanhã às 08:00.',
        detail: 'Estava planejada para segunda, 09/11 às 08:00.',
        caution: NEVER_TWO,
        rule: BULA,
      },
      actions: [
        ['Pulei esta dose', `/dashboard?record=skip&recordAt=${encoded('2026-11-09')}`],
        ['Já apliquei', `/dashboard?record=dose&recordAt=${encoded('2026-11-09')}`],
      ],
      drawing: 'missed',
    },
  ],
  [
    'late, and nobody knows until when',
    { state: 'late-unknown', plannedAt: at('2026-11-13'), applyUntil: null, followingAt: null, rule: null },
    {
      figure: 'Dose atrasada',
      advice: {
        text: 'Antes de aplicar, pergunte a quem receitou.',
        detail:
          'Para este medicamento não conhecemos um prazo seguro para aplicar com atraso. Antes de aplicar, pergunte a quem receitou.',
        caution: NEVER_TWO,
        rule: null,
      },
      actions: [REGISTER, ['Pulei esta dose', `/dashboard?record=skip&recordAt=${encoded('2026-11-13')}`]],
      drawing: 'late',
    },
  ],
  [
    'late after four missed',
    { state: 'late', plannedAt: at('2026-11-14'), applyUntil: at('2026-11-19'), ...FOUR_MISSED },
    ASK,
  ],
  [
    'missed after three more',
    { state: 'missed', plannedAt: at('2026-11-09'), followingAt: at('2026-11-16'), ...FOUR_MISSED },
    ASK,
  ],
  [
    'late after four missed, and nobody knows until when',
    { state: 'late-unknown', plannedAt: at('2026-10-13'), rule: null, ...FOUR_MISSED },
    ASK,
  ],
  [
    'ahead after four marked as skipped',
    { state: 'upcoming', plannedAt: at('2026-11-18'), ...FOUR_MISSED },
    { ...ASK, advice: { ...ASK.advice, caution: null } },
  ],
  [
    'in a pause of four doses',
    { state: 'paused', plannedAt: at('2026-12-18'), ...FOUR_MISSED },
    {
      title: 'Tratamento em pausa',
      figure: 'Fale com quem receitou',
      note: 'Antes de recomeçar em 18/12/2026, pergunte como: 4 doses seguidas ficam sem aplicação.',
      advice: null,
      actions: [['Ver aplicações', '/applications']],
    },
  ],
  [
    'in a pause of four doses without an end',
    { state: 'paused', plannedAt: null, ...FOUR_MISSED },
    { note: 'Antes de recomeçar, pergunte como: 4 doses seguidas ficam sem aplicação.' },
  ],
  [
    'not applied yet',
    { state: 'none', plannedAt: null, followingAt: null },
    {
      figure: 'Sua aplicação mais recente',
      actions: [['Registrar', '/dashboard?record=last-dose']],
      drawing: 'first',
    },
  ],
  [
    'without a schedule',
    { state: 'no-schedule', plannedAt: null, followingAt: null },
    { figure: 'Sem dose agendada', details: ['Última: abdômen direito'], drawing: 'first' },
  ],
])('a dose %s', (_, next, expected) => {
  expect(lead(next)).toMatchObject(expected);
});

test('who has not begun yet is asked for the first dose, from a pen that is added first', () => {
  const first = { state: 'none', plannedAt: null } as const;
  const withPen = lead(first, { hasStarted: false });
  expect(withPen.figure).toBe('Sua primeira aplicação');
  expect(withPen.actions).toEqual([
    ['Marcar o dia', '/dashboard?plans=first'],
    ['Já apliquei', '/dashboard?record=dose'],
  ]);
  const without = lead(first, { hasPen: false, hasStarted: false });
  expect(without.actions).toEqual([['Registrar', '/medications?add=1&next=dose']]);
});

test('without a pen the first day leads to the doses from before', () => {
  const { actions } = lead({ state: 'none', plannedAt: null }, { hasPen: false });
  expect(actions).toEqual([['Registrar', '/applications?open=past']]);
});

test('before the day was read the dose is there without its details', () => {
  const nextDose = aNextDose({ state: 'upcoming', plannedAt: at('2026-11-17') });
  expect(leadWords({ nextDose, today: undefined, hasPen: true, hasStarted: true, ...HERE })).toMatchObject({
    figure: 'Terça',
    details: ['17/11\u00A0às\u00A008:00'],
  });
});

/** A dose of today, with a step on this day. */
const steppingOn = (from: string) => ({
  state: 'due' as const,
  plannedAt: at('2026-11-15'),
  followingAt: null,
  nextStep: { doseMg: 0.5, from, held: null },
});

test('a step that the dose begins is said with it, one to come later is not', () => {
  const step = 'Esta dose passa a 0,5\u00a0mg pelo plano. Confirme com seu médico.';
  expect(lead(steppingOn('2026-11-15')).details).toContain(step);
  expect(lead(steppingOn('2026-11-22')).details.join(' ')).not.toContain('plano');
});

const PEN = '50000000-0000-4000-8000-000000000001';

test.each([
  ['upcoming', '2026-11-17', []],
  ['due', '2026-11-15', ['Registrar']],
  ['late', '2026-11-14', ['Registrar', 'Pulei esta dose']],
] as const)('a pen of a listed lot is looked at before a dose that is %s', (state, day, others) => {
  const today = aDay();
  const listed = { ...today, dose: { ...today.dose!, counterfeitPenId: PEN } };
  const next = { state, plannedAt: at(day) };
  const words = lead(next, { today: listed });
  expect(words.warning).toBe('Lote em alerta da Anvisa: veja os detalhes');
  expect(words.actions[0]).toEqual(['Ver a caneta', `/medications?pen=${PEN}&open=details`]);
  expect(words.actions.slice(1).map(([label]) => label)).toEqual(others);
  expect(lead(next, { today }).warning).toBeUndefined();
});

test('no pen is asked about where no dose is to be applied', () => {
  const today = aDay();
  const listed = { ...today, dose: { ...today.dose!, counterfeitPenId: PEN } };
  for (const state of ['paused', 'missed'] as const) {
    expect(lead({ state, plannedAt: at('2026-11-10') }, { today: listed }).warning).toBeUndefined();
  }
});

test('strengths at home that do not give the dose are said apart from it', () => {
  const dose = { medicationName: 'Mounjaro', doseMg: 5, otherDosesMg: [2.5, 7.5], counterfeitPenId: null };
  const today = aDay({ dose, suggestedZone: null, lastZone: null, lastDoseAt: null });
  const words = { details: ['Em casa só há 2,5\u00A0mg e 7,5\u00A0mg'] };
  expect(lead({ state: 'due', plannedAt: at('2026-11-15') }, { today })).toMatchObject({
    figure: 'Mounjaro 5\u00A0mg',
    ...words,
  });
  expect(lead({ state: 'late', plannedAt: at('2026-11-14') }, { today })).toMatchObject(words);
  expect(lead({ state: 'upcoming', plannedAt: at('2026-11-17') }, { today }).details[1]).toBe(
    words.details[0],
  );
});
