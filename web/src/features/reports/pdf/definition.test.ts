import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportDocument } from '../document/block.ts';
import { A_PICTURE, LONG_DOCUMENT, PHOTO_DOCUMENT, SHORT_DOCUMENT } from '../testing/documents.ts';
import { documentOf } from '../document/make-document.ts';
import { A_FULL_REPORT, A_FULL_YEAR } from '../testing/full-report.ts';
import { definitionOf } from './definition.ts';
import { PAGE } from './look.ts';

const font = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`));

interface Run {
  page: number;
  text: string;
  left: number;
  right: number;
  isBody: boolean;
}

interface ReadBack {
  pages: number;
  /** All text without spaces: a long word is cut where its cell ends. */
  text: string;
  /** The same without the heads and feet of the pages, so that a name over two of them is whole. */
  body: string;
  runs: Run[];
  /** How many pictures the pages draw. */
  pictures: number;
}

async function readBack(report: ReportDocument, pictures = {}): Promise<ReadBack> {
  const bytes = await pdfmake.createPdf(definitionOf(report, pictures)).getBuffer();
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const runs: Run[] = [];
  let drawn = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const paper = await pdf.getPage(page);
    const { fnArray } = await paper.getOperatorList();
    drawn += fnArray.filter((drawing) => drawing === OPS.paintImageXObject).length;
    const { items } = await paper.getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [left, height] = [Number(item.transform[4]), Number(item.transform[5])];
      const isBody = height > PAGE.bottom && height < paper.view[3]! - PAGE.top;
      runs.push({ page, text: item.str, left, right: left + item.width, isBody });
    }
  }
  await task.destroy();
  return {
    pages: pdf.numPages,
    text: textOf(runs),
    body: textOf(runs.filter(({ isBody }) => isBody)),
    runs,
    pictures: drawn,
  };
}

const textOf = (runs: readonly Run[]) => joined(runs.map(({ text }) => text).join(''));

/** The font has one glyph for the micro sign and the Greek letter. */
const joined = (text: string) => text.replaceAll(/\s/gu, '').replaceAll('μ', 'µ');

describe('the PDF, read back', () => {
  beforeAll(() => {
    pdfmake.setFonts({ Roboto: { normal: font('Regular'), bold: font('Medium') } });
    pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
    pdfmake.setUrlAccessPolicy(() => false);
  });

  test('has every word and figure of a short report on its one page', async () => {
    const { pages, text } = await readBack(SHORT_DOCUMENT);
    expect(pages).toBe(1);
    for (const words of [
      'Relatório médico',
      'Ana Lúcia',
      'De 18/10/2026 a 17/11/2026',
      'Primeiro peso',
      '98,6 kg',
      '−3,5 kg',
      '31,2 kg/m²',
      '101 cm',
      '12 dias sem registro no período.',
      'Posso subir a dose?',
      'HbA1c ≥ 6,5 % e µg <b>',
      'Página 1 de 1',
    ])
      expect(text).toContain(joined(words));
    expect(text).not.toContain('🎉');
  });

  test('has the two photos that were chosen, each with its day and weight', async () => {
    const { pages, text, pictures } = await readBack(PHOTO_DOCUMENT, { old: A_PICTURE, new: A_PICTURE });
    expect(pictures).toBe(2);
    expect(pages).toBe(1);
    for (const words of ['20/07/2026 · 94,2 kg', '10/11/2026']) expect(text).toContain(joined(words));
  });

  test('holds a doctor’s report of ninety full days on two pages', async () => {
    const { pages, text } = await readBack(documentOf(A_FULL_REPORT, { rows: null, isPerKgShown: false }));
    expect(pages).toBe(2);
    for (const words of [
      'Mangabeira',
      'em 90 dias, o último em 16/11/2026',
      'Medicamento de uso contínuo 10',
    ])
      expect(text).toContain(joined(words));
  });

  test('holds a doctor’s report of a year up to the largest dose on two pages', async () => {
    const { pages, text } = await readBack(documentOf(A_FULL_YEAR, { rows: null, isPerKgShown: false }));
    expect(pages).toBe(2);
    for (const words of ['doses de antes: 12; 10 mg: 4', 'Colesterol HDL 6', 'Vitamina 3', 'e mais 6'])
      expect(text).toContain(joined(words));
  });

  test('keeps to two pages with many tablets from elsewhere', async () => {
    const tablets = Array.from({ length: 12 }, (_, number) => ({
      ...A_FULL_REPORT.medicines!.list[0]!,
      name: `Comprimido avulso de nome comprido ${number + 1}`,
      dosage: null,
      frequency: 'fora do estoque, última vez em 10/11/2026',
      isFromElsewhere: true,
    }));
    const medicines = {
      ...A_FULL_REPORT.medicines!,
      list: [...A_FULL_REPORT.medicines!.list.slice(1), ...tablets],
    };
    const report = { ...A_FULL_REPORT, medicines };
    const { pages, text } = await readBack(documentOf(report, { rows: null, isPerKgShown: false }));
    expect(pages).toBe(2);
    expect(text).toContain(joined('Comprimido avulso de nome comprido 3 e mais 9'));
  });

  test('loses no row of a table whose few rows are high', async () => {
    const names = Array.from({ length: 18 }, (_, number) => `Exame alto número ${number + 1}.`);
    const reference = 'Desejável inferior a 190 mg/dL com ou sem jejum; limítrofe de 190 a 239. '.repeat(4);
    const [line] = A_FULL_REPORT.exams!.outOfRange;
    const exams = {
      ...A_FULL_REPORT.exams!,
      outOfRange: names.map((name) => ({ ...line!, name, reference })),
    };
    const list = Array.from({ length: 200 }, (_, number) => ({
      name: `Medicamento de nome muito comprido número ${number + 1}`,
      kind: 'medication' as const,
      strength: null,
      dosage: 'um comprimido pela manhã',
      frequency: '1 vez ao dia',
    }));
    const medicines = { ...A_FULL_REPORT.medicines!, list };
    const plans = {
      ...A_FULL_REPORT.adherence!.plans!,
      byPlan: names.map((name) => ({
        ...A_FULL_REPORT.adherence!.plans!.byPlan[0]!,
        name: `Plano ${name} ${'de nome comprido '.repeat(10)}`,
      })),
    };
    const adherence = { ...A_FULL_REPORT.adherence!, applied: 0, skipped: 0, notRecorded: 0, plans };
    const report = { ...A_FULL_REPORT, exams, medicines, adherence };
    const { body } = await readBack(documentOf(report, { rows: null, isPerKgShown: false }));
    for (const name of [...names, ...names.map((each) => `Plano ${each}`), ...list.map((each) => each.name)])
      expect(body).toContain(joined(name));
  });

  test.each([
    ['a small table is whole on one page', 5, 5],
    ['a longer one begins with three rows', 12, 3],
  ])('%s, wherever it begins', async (_, count, least) => {
    const rows = Array.from({ length: count }, (__, number) => [`Medida ${number + 1}`]);
    const table = {
      kind: 'table' as const,
      caption: 'Outras medidas',
      columns: [{ title: 'Medida', width: 1 }],
      rows,
    };
    const first = { kind: 'text' as const, text: 'Peso' };
    for (let lines = 44; lines <= 62; lines += 2) {
      const list = { kind: 'list' as const, items: Array.from({ length: lines }, () => 'Linha') };
      const section = { id: 'weight' as const, title: 'Peso e medidas', blocks: [first, list, table] };
      const { runs } = await readBack({ ...SHORT_DOCUMENT, sections: [section] });
      const pageOf = (text: string) => runs.find((run) => run.text === text)?.page;
      expect(pageOf(`Medida ${least}`)).toBe(pageOf('Medida 1'));
      expect(pageOf('Outras medidas')).toBe(pageOf('Medida 1'));
      expect(pageOf(`Medida ${count}`)).toBeDefined();
    }
  });

  test('numbers the pages of ten years, repeats the head of the table, and keeps every row within the margins', async () => {
    const { pages, text, runs } = await readBack(LONG_DOCUMENT);
    expect(pages).toBeGreaterThan(10);
    expect(text).toContain(joined(`Página ${pages} de ${pages}`));
    for (let page = 3; page <= pages; page += 1)
      expect(runs.some((run) => run.page === page && run.text === 'Medicamento')).toBe(true);
    for (let row = 0; row < 522; row += 1) expect(text).toContain(`${row},5mg`);
    const outside = runs.filter(
      (run) => run.text.trim() && (run.left < PAGE.side - 1 || run.right > PAGE.width - PAGE.side + 1),
    );
    expect(outside).toEqual([]);
  });
});
