import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import type { Section } from '../block.ts';
import { adherenceSection } from './adherence.ts';
import { nutritionSection } from './nutrition.ts';

const ADHERENCE = A_REPORT.adherence!;
const NO_INJECTION = { ...ADHERENCE, applied: 0, late: 0, skipped: 0, notRecorded: 0, skips: [] };
const rowsOf = (section: Section | null) =>
  section!.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
const textOf = (section: Section | null) =>
  section!.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join(' ');

test('doses of other plans stand under the injections', () => {
  const section = adherenceSection(A_REPORT);
  expect(section!.gist!.text).toBe('4 aplicadas, 1 pulada, 2 não registradas');
  expect(section!.blocks.map(({ kind }) => kind)).toEqual(['facts', 'text', 'table', 'text']);
  expect(rowsOf(section)).toEqual([['Metformina 850 mg', '50', '1', '2', '6']]);
});

test('a strength that stands in the name of the plan is not told twice', () => {
  const plan = { ...ADHERENCE.plans!.byPlan[0]!, name: 'Losartana 50 mg', dosage: '50 mg' };
  const plans = { ...ADHERENCE.plans!, byPlan: [plan, { ...plan, name: 'Losartana 150 mg' }] };
  const section = adherenceSection({ ...A_REPORT, adherence: { ...NO_INJECTION, plans } });
  expect(rowsOf(section).map(([name]) => name)).toEqual(['Losartana 50 mg', 'Losartana 150 mg 50 mg']);
});

test('without names, and without injections, the counts of all plans are there', () => {
  const plans = { ...ADHERENCE.plans!, from: '2026-11-01', byPlan: [] };
  const section = adherenceSection({ ...A_REPORT, adherence: { ...NO_INJECTION, plans } });
  expect(section!.gist!.text).toBe('50 tomadas, 2 puladas, 6 não registradas');
  expect(rowsOf(section)).toEqual([['Todos os planos', '50', '1', '2', '6']]);
  expect(section!.blocks[0]).toMatchObject({
    caption: expect.stringContaining('desde 01/11/2026') as string,
  });
});

test('without any dose, it says so', () => {
  const section = adherenceSection({ ...A_REPORT, adherence: { ...NO_INJECTION, plans: null } });
  expect(textOf(section)).toBe('Nenhuma dose planejada no período.');
});

test('means of nutrients that some food does not say are told as incomplete', () => {
  const nutrition = {
    from: A_REPORT.from,
    recordedDays: 2,
    calories: 1500,
    protein: 60,
    carbs: 150,
    fat: 50,
    fiber: null,
    waterMl: null,
    incomplete: ['protein', 'fat', 'fiber'] as ('protein' | 'fat' | 'fiber')[],
    wellbeing: { recordedDays: 0, hunger: null, craving: null, satiety: null, energy: null },
  };
  expect(textOf(nutritionSection({ ...A_REPORT, nutrition }))).toBe(
    'Médias de 2 dias anotados. Incompletas em proteína e gorduras: há alimentos sem esse valor informado.',
  );
  const drinks = { ...nutrition, recordedDays: 0, calories: null, protein: null, carbs: null, fat: null };
  const water = nutritionSection({ ...A_REPORT, nutrition: { ...drinks, waterMl: 1500 } });
  expect(water!.gist).toBeUndefined();
  expect(textOf(water)).toBe('Média dos dias com bebida anotada. Nenhuma refeição anotada.');
  const whole = { ...nutrition, incomplete: [] };
  expect(textOf(nutritionSection({ ...A_REPORT, nutrition: whole }))).toBe('Médias de 2 dias anotados.');
});

test('of many skipped doses the newest six are told, and how many more', () => {
  const skips = Array.from({ length: 9 }, () => ({ day: '2026-11-01', reason: 'Enjoo' }));
  const text = textOf(adherenceSection({ ...A_REPORT, adherence: { ...ADHERENCE, skips } }));
  expect(text.match(/01\/11\/2026: Enjoo/g)).toHaveLength(6);
  expect(text).toContain('; e mais 3 doses.');
});

const labels = (isCounted: boolean) => {
  const adherence = { ...ADHERENCE, late: 0, notRecorded: 0, isCounted };
  const [facts] = adherenceSection({ ...A_REPORT, adherence })!.blocks;
  return facts?.kind === 'facts' ? facts.facts.map(({ label }) => label) : [];
};

test('without a rhythm nothing is said of late doses and those without a record', () => {
  expect(labels(true)).toEqual(['Aplicadas', 'Delas, com atraso', 'Puladas', 'Não registradas']);
  expect(labels(false)).toEqual(['Aplicadas', 'Puladas']);
});
