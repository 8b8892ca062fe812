import type { CustomTableLayout, Style } from 'pdfmake';

/** The light theme's colours: paper is white. */
export const INK = {
  text: '#14202e',
  soft: '#516173',
  line: '#d9e0e8',
  head: '#e7f0fd',
  brand: '#1b5fc4',
  brandInk: '#17509f',
  attention: '#7a4b00',
  attentionSoft: '#fff4d6',
};

export const PAGE = { size: 'A4', width: 595.28, side: 42, top: 62, bottom: 54 } as const;

/** Points between the margins. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

export const STYLES: Record<string, Style> = {
  title: { fontSize: 20, bold: true, color: INK.brandInk },
  period: { fontSize: 10.5, color: INK.soft },
  section: { fontSize: 13, bold: true, color: INK.brandInk, margin: [0, 14, 0, 5] },
  quiet: { color: INK.soft, fontSize: 8.5 },
  label: { color: INK.soft, fontSize: 8.5 },
  figure: { fontSize: 13, bold: true },
  caption: { bold: true, fontSize: 9.5, margin: [0, 4, 0, 3] },
  head: { bold: true, color: INK.brandInk, fontSize: 8.5 },
  margin: { fontSize: 8, color: INK.soft },
};

/** Hairlines between rows, the head in the brand's soft colour. */
export const ROWS: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  fillColor: (row) => (row === 0 ? INK.head : null),
  paddingTop: () => 2.5,
  paddingBottom: () => 2.5,
  paddingLeft: () => 5,
  paddingRight: () => 5,
};

export const BOXES: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 2,
  paddingBottom: () => 4,
  paddingLeft: () => 0,
  paddingRight: () => 8,
};
