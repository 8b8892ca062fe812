import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { expect, test } from 'vitest';
import { aNextDose } from '../../testing/applications.ts';
import { stringifySearch } from '../../lib/address.ts';
import { todayWords, type TodayWords } from './today-words.ts';
import { SOURCED } from '../../testing/sourced.ts';

// A Sunday morning in São Paulo.
const HERE = { zone: 'America/Sao_Paulo', now: new Date('2026-11-15T12:00:00Z') };
const at = (day: string) => `${day}T11:00:00.000Z`;
const encoded = (day: string) => encodeURIComponent(at(day));
const BULA = { windowHours: 120, minGapHours: 72, ...SOURCED };
const NEVER_TWO = 'As bulas dizem para nunca aplicar duas doses para compensar.';
const ASK = {
  title: 'Fale com quem receitou',
  detail: '4 doses seguidas ficaram sem aplicação. Antes de recomeçar, pergunte a quem receitou como seguir.',
  caution: NEVER_TWO,
  actions: [{ label: 'Ver aplicações', href: '/applications', isPrimary: true }],
};
const REGISTER = { label: 'Registrar aplicação', href: '/applications?open=new' };
/** The links of the actions as their addresses are written. */
const written = ({ actions, ...words }: TodayWords) => ({
  ...words,
  actions: actions.map(({ link: { to, search = {} }, ...action }) => ({
    ...action,
    href: `${to}${stringifySearch(search)}`,
  })),
});
const FOUR_MISSED = { missedInARow: 4, talkToPrescriber: true };

test.each<[string, Partial<NextDose>, object]>([
  [
    'due today',
    { state: 'due', plannedAt: at('2026-11-15') },
    {
      title: 'Dose de hoje',
      detail: 'Ozempic, hoje às 08:00.',
      actions: [{ ...REGISTER, isPrimary: true }],
    },
  ],
  [
    'due since a quarter of an hour before midnight',
    { state: 'due', plannedAt: '2026-11-15T02:45:00.000Z' },
    {
      title: 'Dose de ontem',
      detail: 'Ozempic, ontem às 23:45.',
      actions: [{ ...REGISTER, isPrimary: true }],
    },
  ],
  [
    'late',
    { state: 'late', plannedAt: at('2026-11-14'), applyUntil: at('2026-11-19') },
    {
      title: 'Dose atrasada',
      detail:
        'Pela bula, ainda pode ser aplicada até quinta, 19/11 às 08:00. Estava planejada para ontem às 08:00.',
      caution: NEVER_TWO,
      rule: BULA,
      actions: [{ ...REGISTER, isPrimary: true }],
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
      title: 'Prazo da dose encerrado',
      detail:
        'Pela bula, esta dose não é mais aplicada; a próxima é amanhã às 08:00. Estava planejada para segunda, 09/11 às 08:00.',
      caution: NEVER_TWO,
      rule: BULA,
      actions: [
        {
          label: 'Pulei esta dose',
          href: `/applications?open=skip&at=${encoded('2026-11-09')}`,
          isPrimary: true,
        },
        { label: 'Já apliquei', href: `/applications?open=new&at=${encoded('2026-11-09')}` },
      ],
    },
  ],
  [
    'late, and nobody knows until when',
    { state: 'late-unknown', plannedAt: at('2026-11-13'), applyUntil: null, followingAt: null, rule: null },
    {
      title: 'Dose atrasada',
      detail:
        'A dose de sexta, 13/11 às 08:00 não foi registrada. Para este medicamento não conhecemos um prazo seguro para aplicar com atraso. Antes de aplicar, pergunte a quem receitou.',
      caution: NEVER_TWO,
      rule: null,
      actions: [
        REGISTER,
        { label: 'Pulei esta dose', href: `/applications?open=skip&at=${encoded('2026-11-13')}` },
      ],
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
    { ...ASK, caution: null },
  ],
])('a dose %s', (_, next, expected) => {
  const item = { kind: 'dose', medicationName: 'Ozempic' } as const;
  expect(written(todayWords(item, aNextDose({ rule: BULA, ...next }), HERE))).toEqual(expected);
});

const box = (changes: Partial<Extract<TodayItem, { kind: 'box' }>>): TodayItem => ({
  kind: 'box',
  state: 'low',
  itemId: 'b1',
  itemKind: 'supplement',
  name: 'Vitamina D',
  quantity: 4,
  unitType: 'capsules',
  expiryDate: '2026-11-14',
  ...changes,
});
const SHELF = '/supplement-store?item=b1&open=details';

test.each<[TodayItem, string, string, string]>([
  [
    { kind: 'buy-pen', dosesLeft: 0, runsOutOn: '2026-11-16' },
    'Hora de renovar a receita e o estoque',
    'Não há mais doses em casa para a próxima aplicação.',
    '/medications?add=1',
  ],
  [
    { kind: 'buy-pen', dosesLeft: 1, runsOutOn: '2026-11-19' },
    'Hora de renovar a receita e o estoque',
    'A primeira dose sem caneta é quinta, 19/11.',
    '/medications?add=1',
  ],
  [
    { kind: 'prescription', lastDay: '2026-11-15' },
    'Receita perto do fim',
    'Vale até 15/11/2026.',
    '/medications?receita=new',
  ],
  [
    { kind: 'prescription', lastDay: '2026-11-14' },
    'Receita vencida',
    'Valeu até 14/11/2026.',
    '/medications?receita=new',
  ],
  [box({}), 'Vitamina D está acabando', 'Restam 4 cápsulas.', SHELF],
  [box({ quantity: 1 }), 'Vitamina D está acabando', 'Resta 1 cápsula.', SHELF],
  [box({ quantity: 0.5, unitType: 'ml' }), 'Vitamina D está acabando', 'Restam 0,5 ml.', SHELF],
  [box({ state: 'used-up', quantity: 0 }), 'Vitamina D acabou', 'Não há mais nada em casa.', SHELF],
  [box({ state: 'expired' }), 'Vitamina D venceu', 'Validade: 14/11/2026.', SHELF],
  [
    box({ state: 'expiring', expiryDate: '2026-11-20', itemKind: 'medication' }),
    'Vitamina D vence em breve',
    'Validade: 20/11/2026.',
    '/medication-store?item=b1&open=details',
  ],
])('%j', (item, title, detail, href) => {
  const words = written(todayWords(item, aNextDose(), HERE));
  expect(words).toMatchObject({ title, detail, actions: [{ href }] });
  expect(words.actions).toHaveLength(1);
});
