import type { Content, TableCell } from 'pdfmake';
import type { Photo } from '@leveza/contract/photos.ts';
import type { Block, Column, Fact, TableBlock } from '../document/block.ts';
import { breakable } from './breakable.ts';
import { barsSvg, lineSvg } from './chart-svg.ts';
import { photoCaption } from '../document/sections/photos.ts';
import { rowsWithHead } from './lines.ts';
import { BOXES, HEAD_ROWS, INK, PHOTO, ROWS } from './look.ts';

export function drawBlock(block: Block): Content {
  switch (block.kind) {
    case 'facts':
      return drawFacts(block.facts);
    case 'text':
      return block.tone === 'attention'
        ? boxed(block.text)
        : { stack: [breakable(block.text)], style: block.tone ?? '', margin: [0, 1, 0, 2] };
    case 'list':
      return { ul: block.items.map(breakable), margin: [0, 1, 0, 2] };
    case 'table':
      return drawTable(block);
    case 'line':
      return drawing(block.label, lineSvg(block), block.summary);
    case 'bars':
      return drawing(block.label, barsSvg(block), '');
    case 'photos':
      return drawPhotos(block.photos);
  }
}

/** Five or six figures are one row, more are rows of four. */
const inARow = (count: number) => (count === 5 || count === 6 ? count : 4);

function drawFacts(facts: Fact[]): Content {
  const cells: TableCell[] = facts.map(({ label, value, note }) => ({
    stack: [
      { text: label, style: 'label' },
      { stack: [breakable(value)], style: 'figure' },
      ...(note ? [{ stack: [breakable(note)], style: 'quiet' }] : []),
    ],
  }));
  const wide = inARow(cells.length);
  const empty: TableCell[] = Array.from({ length: wide }, () => '');
  const rows = Array.from({ length: Math.ceil(cells.length / wide) }, (_, row) =>
    [...cells.slice(row * wide, (row + 1) * wide), ...empty].slice(0, wide),
  );
  return {
    table: { widths: empty.map(() => '*'), body: rows, dontBreakRows: true },
    layout: BOXES,
  };
}

/** Every page of a long table begins with its name and its head. */
function drawTable(block: TableBlock): Content {
  const { caption, columns, rows } = block;
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const name: TableCell = { text: caption, style: 'caption', colSpan: columns.length, margin: [-5, 3, 0, 0] };
  const body: TableCell[][] = [
    [name, ...columns.slice(1).map(() => '')],
    columns.map(({ title, isNumber }) => ({ text: title, style: 'head', alignment: side(isNumber) })),
    ...rows.map((row) => row.map((text, index) => cellOf(text, columns[index]!))),
  ];
  return {
    table: {
      headerRows: HEAD_ROWS,
      keepWithHeaderRows: rowsWithHead(block),
      dontBreakRows: true,
      widths: columns.map(({ width }) => `${((width / whole) * 100).toFixed(3)}%`),
      body,
    },
    layout: ROWS,
    margin: [0, 0, 0, 4],
  };
}

const cellOf = (text: string, { isNumber }: Column): TableCell => ({
  stack: [breakable(text)],
  style: 'cell',
  alignment: side(isNumber),
});

const side = (isNumber = false) => (isNumber ? 'right' : 'left');

function boxed(text: string): Content {
  return {
    table: { widths: ['*'], body: [[{ stack: [breakable(text)], color: INK.attention }]] },
    layout: { ...ROWS, fillColor: () => INK.attentionSoft, hLineWidth: () => 0 },
    margin: [0, 1, 0, 3],
  };
}

function drawing(label: string, svg: string, summary: string): Content {
  return {
    unbreakable: true,
    stack: [
      { text: label, style: 'caption' },
      { svg },
      ...(summary
        ? [{ text: summary, style: 'quiet', margin: [0, 2, 0, 4] as [number, number, number, number] }]
        : []),
    ],
  };
}

/** Side by side and of one size, as on the screen; the definition holds their pictures by these ids. */
function drawPhotos(photos: readonly Photo[]): Content {
  return {
    unbreakable: true,
    columnGap: PHOTO.gap,
    columns: photos.map((photo) => ({
      width: '*',
      stack: [
        { image: photo.id, cover: { width: PHOTO.width, height: PHOTO.height } },
        { text: photoCaption(photo).join(' · '), style: 'quiet', margin: [0, 2, 0, 4] },
      ],
    })),
  };
}
