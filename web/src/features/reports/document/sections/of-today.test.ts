import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import type { Section } from '../block.ts';
import { medicinesSection } from './health.ts';
import { patientSection } from './people.ts';
import { spendingSections } from './spending.ts';
import { treatmentSection } from './treatment.ts';

const labelsOf = ({ blocks }: Section) =>
  blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.map(({ label }) => label) : []));

const SPENDING = {
  total: 0,
  purchases: 0,
  unpriced: 0,
  byMonth: [],
  byProduct: [],
  perMonth: 0,
  perKgLost: null,
  coming: { runsOutOn: null, buyBy: null, costPerDose: null, costPerMonth: null, needs: [], boxes: [] },
};
const UP_TO_TODAY = { ...A_REPORT, spending: SPENDING };
const OVER = { ...UP_TO_TODAY, from: '2026-03-01', to: '2026-03-31' };

test('a report up to today names what is in use and what comes', () => {
  const section = treatmentSection(UP_TO_TODAY)!;
  expect(labelsOf(section)).toEqual([
    'Dose em uso',
    'Início do tratamento',
    'Última aplicação',
    'Próxima planejada',
  ]);
  expect(section.gist!.text).toMatch(/^Ozempic 0,5.mg$/);
  expect(labelsOf(patientSection(UP_TO_TODAY)!)[0]).toBe('Idade');
  expect(medicinesSection(UP_TO_TODAY)!.title).toBe('Outros medicamentos e interações');
  expect(spendingSections(UP_TO_TODAY, false).map(({ title }) => title)).toEqual(['Gastos', 'O que vem']);
});

test('a report of days that are over says that these are of today', () => {
  const section = treatmentSection(OVER)!;
  expect(labelsOf(section)).toEqual([
    'Dose em uso hoje',
    'Início do tratamento',
    'Última aplicação até hoje',
    'Próxima planejada hoje',
  ]);
  expect(section.gist!.text).toMatch(/^Ozempic 0,5.mg hoje$/);
  expect(labelsOf(patientSection(OVER)!)[0]).toBe('Idade hoje');
  expect(medicinesSection(OVER)!.title).toBe('Outros medicamentos e interações hoje');
  expect(spendingSections(OVER, false).map(({ title }) => title)).toEqual([
    'Gastos',
    'O que vem a partir de hoje',
  ]);
});
