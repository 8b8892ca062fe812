import type { Report } from '@leveza/contract/reports/reports.ts';
import { expect, test } from 'vitest';
import { A_REPORT } from '../../../testing/reports.ts';
import { documentOf } from './make-document.ts';

/** A new account: its profile has a goal, and nothing was recorded. */
const EMPTY: Report = {
  ...A_REPORT,
  type: 'comprehensive',
  treatment: {
    ...A_REPORT.treatment!,
    startedOn: null,
    medicationName: null,
    doseMg: null,
    intervalDays: null,
    lastAppliedOn: null,
    nextPlannedOn: null,
    doses: [],
  },
  weight: {
    ...A_REPORT.weight!,
    first: null,
    last: null,
    changeKg: null,
    weeklyRateKg: null,
    sinceStartKg: null,
    bmi: null,
    waistToHeight: null,
    points: [],
    measures: [],
  },
  spending: {
    total: 0,
    purchases: 0,
    unpriced: 0,
    byMonth: [],
    byProduct: [],
    perMonth: 0,
    perKgLost: null,
    coming: null,
  },
};

test.each([
  ['treatment', 'Nenhuma aplicação registrada no período.'],
  ['weight', 'Nenhum peso registrado no período.'],
  ['spending', 'Nenhuma compra registrada no período.'],
])('%s says plainly that nothing is recorded, and has no empty figure', (id, sentence) => {
  const { sections } = documentOf(EMPTY, { rows: null, isPerKgShown: false });
  const { blocks } = sections.find((section) => section.id === id)!;
  expect(blocks).toContainEqual({ kind: 'text', text: sentence });
  expect(JSON.stringify(blocks)).not.toMatch(/"value":"-"|R\$/);
});
