import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Block, ReportDocument, Section, TextBlock } from '../document/block.ts';
import { drawBlock } from './blocks.ts';
import { breakable, printable } from './breakable.ts';
import { linesOf, MOST_LINES, rowLines, sum } from './lines.ts';
import type { Pictures } from './order.ts';
import { INK, PAGE, STYLES } from './look.ts';

const OWN_RECORDS =
  'Feito com o que foi registrado no Leveza. Não substitui a avaliação de um profissional de saúde.';

/**
 * The report as pdfmake lays it out: text that can be selected, numbered pages, drawings of vectors. `pictures` are the
 * photos of the report by their ids, as data addresses.
 */
export function definitionOf(report: ReportDocument, pictures: Pictures = {}): TDocumentDefinitions {
  const { title, period, patient, made, sections } = report;
  const running = printable(`${title} · ${patient}`);
  return {
    pageSize: PAGE.size,
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: 'pt-BR',
    info: { title: running, creator: 'Leveza', producer: 'Leveza' },
    defaultStyle: { font: 'Roboto', fontSize: 9, color: INK.text, lineHeight: 1.12 },
    styles: STYLES,
    images: pictures,
    header: {
      margin: [PAGE.side, 22, PAGE.side, 0],
      columns: [
        { text: 'Leveza', bold: true, color: INK.brand, width: 60 },
        { text: cut(running), alignment: 'right', style: 'margin' },
      ],
    },
    footer: (page, pages) => ({
      margin: [PAGE.side, 14, PAGE.side, 0],
      style: 'margin',
      columns: [
        { text: OWN_RECORDS, width: '*' },
        { text: `Página ${page} de ${pages}`, alignment: 'right', width: 90 },
      ],
    }),
    content: [
      { text: title, style: 'title' },
      { stack: [breakable(patient)], fontSize: 12, margin: [0, 1, 0, 1] },
      { text: `${period} · ${made}`, style: 'period' },
      ...sections.map(drawSection),
    ],
  };
}

const LONGEST_RUNNING = 80;
const cut = (text: string) =>
  text.length > LONGEST_RUNNING ? `${text.slice(0, LONGEST_RUNNING - 1)}…` : text;

/** A heading never stands alone at the foot of a page: it stays with its first block, unless that is a long table. */
function drawSection({ title, blocks, isAnnex }: Section): Content {
  const [first, ...rest] = blocks;
  const heading = { text: title, style: 'section' };
  if (isAnnex) return [{ ...heading, pageBreak: 'before' }, ...blocks.map(drawBlock)];
  if (!first) return heading;
  if (rest.length === 0 && isSmallPrint(first))
    return drawBlock({ ...first, text: `${title}: ${first.text}` });
  return [{ stack: [heading, drawBlock(first)], unbreakable: !isLong(first) }, ...rest.map(drawBlock)];
}

/** Such as the sources: a heading over them takes a doctor's report of a year to a third page. */
const isSmallPrint = (block: Block): block is TextBlock => block.kind === 'text' && block.tone === 'quiet';

function isLong(block: Block): boolean {
  if (block.kind === 'text') return linesOf(block.text) > MOST_LINES;
  if (block.kind === 'list') return sum(block.items.map((item) => linesOf(item))) > MOST_LINES;
  if (block.kind !== 'table') return false;
  return sum(rowLines(block)) > MOST_LINES;
}
