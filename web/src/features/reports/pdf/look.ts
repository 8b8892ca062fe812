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

export const PAGE = { size: 'A4', width: 595.28, side: 42, top: 44, bottom: 32 } as const;

/** Points between the margins. */
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

const GAP = 12;

/** A photo of two that share a line. */
const PHOTO_WIDTH = (TEXT_WIDTH - GAP) / 2;
/** The frame of the screen: three to four. */
export const PHOTO = { gap: GAP, width: PHOTO_WIDTH, height: (PHOTO_WIDTH * 4) / 3 };

export const STYLES: Record<string, Style> = {
  title: { fontSize: 18, bold: true, color: INK.brandInk },
  period: { fontSize: 9.5, color: INK.soft },
  section: { fontSize: 12, bold: true, color: INK.brandInk, margin: [0, 5, 0, 2] },
  quiet: { color: INK.soft, fontSize: 8 },
  label: { color: INK.soft, fontSize: 8 },
  figure: { fontSize: 11, bold: true },
  caption: { bold: true, fontSize: 9 },
  head: { bold: true, color: INK.brandInk, fontSize: 8 },
  cell: { fontSize: 8.5 },
  margin: { fontSize: 8, color: INK.soft },
};

/** Rows of a table that stand on every page of it: its name and the names of its columns. */
export const HEAD_ROWS = 2;

/** Hairlines between rows, the head in the brand's soft colour. */
export const ROWS: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line < HEAD_ROWS || line === table.body.length ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => INK.line,
  fillColor: (row) => (row === HEAD_ROWS - 1 ? INK.head : null),
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
  paddingLeft: () => 5,
  paddingRight: () => 5,
};

export const BOXES: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 1,
  paddingBottom: () => 3,
  paddingLeft: () => 0,
  paddingRight: () => 8,
};
