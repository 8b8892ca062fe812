import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ReportDocument, Section } from '../document/block.ts';
import { drawBlock } from './blocks.ts';
import { breakable, printable } from './breakable.ts';
import { INK, PAGE, STYLES } from './look.ts';

const OWN_RECORDS =
  'Feito com o que foi registrado no Leveza. Não substitui a avaliação de um profissional de saúde.';

/** The report as pdfmake lays it out: text that can be selected, numbered pages, drawings of vectors. */
export function definitionOf(report: ReportDocument): TDocumentDefinitions {
  const { title, period, patient, made, sections } = report;
  const running = printable(`${title} · ${patient}`);
  return {
    pageSize: PAGE.size,
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: 'pt-BR',
    info: { title: running, creator: 'Leveza', producer: 'Leveza' },
    defaultStyle: { font: 'Roboto', fontSize: 9.5, color: INK.text, lineHeight: 1.15 },
    styles: STYLES,
    header: {
      margin: [PAGE.side, 26, PAGE.side, 0],
      columns: [
        { text: 'Leveza', bold: true, color: INK.brand, width: 60 },
        { text: cut(running), alignment: 'right', style: 'margin' },
      ],
    },
    footer: (page, pages) => ({
      margin: [PAGE.side, 16, PAGE.side, 0],
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
    // A heading never stands alone at the foot of a page.
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel !== undefined && nodes.getFollowingNodesOnPage().length === 0,
  };
}

const LONGEST_RUNNING = 80;
const cut = (text: string) =>
  text.length > LONGEST_RUNNING ? `${text.slice(0, LONGEST_RUNNING - 1)}…` : text;

function drawSection({ title, blocks, isAnnex }: Section): Content {
  const [first, ...rest] = blocks;
  return [
    { text: title, style: 'section', headlineLevel: 1, ...(isAnnex && { pageBreak: 'before' as const }) },
    ...(first ? [drawBlock(first)] : []),
    ...rest.map(drawBlock),
  ];
}
