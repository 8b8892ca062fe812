import { REPORT_MEASURES } from '@leveza/domain/reports/types.ts';
import { expect, test } from 'vitest';
import type { Report } from '@leveza/contract/reports/reports.ts';
import { A_REPORT } from '../../../testing/reports.ts';
import { documentOf } from './make-document.ts';

const CHOICES = { rows: null, isPerKgShown: false };
const MINE = { ...A_REPORT, type: 'progress' as const };
const sectionOf = (id: string, report: Report = MINE) =>
  documentOf(report, CHOICES).sections.find((section) => section.id === id);

test('the progress is told in the patient’s words, without a clinical class and without what is missing', () => {
  const { sections } = documentOf(MINE, CHOICES);
  expect(sections.map(({ title }) => title)).toEqual(['Marcos', 'Peso e medidas', 'Constância']);
  const words = JSON.stringify(sections);
  expect(words).not.toMatch(/Obesidade|Sobrepeso|IMC|Cintura\/altura|Não registradas|Puladas|a pessoa/);
});

test('of the measures the progress has those of the body, a doctor all of them', () => {
  const measures = REPORT_MEASURES.map((measure) => ({ ...A_REPORT.weight!.measures[0]!, measure }));
  const named = (type: 'progress' | 'medical') =>
    sectionOf('weight', { ...A_REPORT, type, weight: { ...A_REPORT.weight!, measures } })!
      .blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .map(([name]) => name);
  expect(named('progress')).toEqual([
    'Circunferência abdominal (cm)',
    'Circunferência do quadril (cm)',
    'Gordura corporal (%)',
  ]);
  expect(named('medical')).toHaveLength(REPORT_MEASURES.length);
});

test('what was done is counted, and a dose without a record can still be written down', () => {
  expect(sectionOf('adherence')).toMatchObject({
    gist: { text: 'Injeções: 4 aplicadas' },
    blocks: [
      {
        kind: 'facts',
        facts: expect.arrayContaining([{ label: 'Doses dos planos', value: '50 tomadas' }]) as [],
      },
      { text: '8 doses ficaram sem anotação. Se você usou, ainda dá para registrar.' },
    ],
  });
});

test('a period without records is no reproach', () => {
  const none = { ...A_REPORT.adherence!, applied: 0, notRecorded: 0, plans: null };
  expect(sectionOf('adherence', { ...MINE, adherence: none, weight: null, nutrition: null })).toMatchObject({
    blocks: [{ text: 'Nada anotado neste período. Dá para recomeçar hoje.' }],
  });
});
