import { expect, test } from 'vitest';
import { A_REPORT } from '../../../testing/reports.ts';
import { documentOf } from './make-document.ts';

const CHOICES = { rows: null, isPerKgShown: false };
const MINE = { ...A_REPORT, type: 'progress' as const };
const sectionOf = (id: string, report = MINE) =>
  documentOf(report, CHOICES).sections.find((section) => section.id === id);

test('the progress is told in the patient’s words, without a clinical class and without what is missing', () => {
  const { sections } = documentOf(MINE, CHOICES);
  expect(sections.map(({ title }) => title)).toEqual(['Marcos', 'Peso e medidas', 'Constância']);
  const words = JSON.stringify(sections);
  expect(words).not.toMatch(/Obesidade|Sobrepeso|IMC|Cintura\/altura|Não registradas|Puladas|a pessoa/);
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
