import type { Content, TableCell } from 'pdfmake';
import type { Block, Column, Fact, TableBlock } from '../document/block.ts';
import { breakable } from './breakable.ts';
import { barsSvg, lineSvg } from './chart-svg.ts';
import { BOXES, INK, ROWS } from './look.ts';

export function drawBlock(block: Block): Content {
  switch (block.kind) {
    case 'facts':
      return drawFacts(block.facts);
    case 'text':
      return block.tone === 'attention'
        ? boxed(block.text)
        : { stack: [breakable(block.text)], style: block.tone ?? '', margin: [0, 2, 0, 4] };
    case 'list':
      return { ul: block.items.map(breakable), margin: [0, 2, 0, 4] };
    case 'table':
      return drawTable(block);
    case 'line':
      return drawing(block.label, lineSvg(block), block.summary);
    case 'bars':
      return drawing(block.label, barsSvg(block), '');
  }
}

const IN_A_ROW = 4;

/** Figures with their names, four in a row. */
function drawFacts(facts: Fact[]): Content {
  const cells: TableCell[] = facts.map(({ label, value, note }) => ({
    stack: [
      { text: label, style: 'label' },
      { stack: [breakable(value)], style: 'figure' },
      ...(note ? [{ stack: [breakable(note)], style: 'quiet' }] : []),
    ],
  }));
  const empty: TableCell[] = Array.from({ length: IN_A_ROW }, () => '');
  const rows = Array.from({ length: Math.ceil(cells.length / IN_A_ROW) }, (_, row) =>
    [...cells.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW), ...empty].slice(0, IN_A_ROW),
  );
  return {
    table: { widths: empty.map(() => '*'), body: rows, dontBreakRows: true },
    layout: BOXES,
  };
}

/** Every page of a long table begins with its head. */
function drawTable({ caption, columns, rows }: TableBlock): Content {
  const whole = columns.reduce((sum, { width }) => sum + width, 0);
  const body: TableCell[][] = [
    columns.map(({ title, isNumber }) => ({ text: title, style: 'head', alignment: side(isNumber) })),
    ...rows.map((row) => row.map((text, index) => cellOf(text, columns[index]!))),
  ];
  return [
    { text: caption, style: 'caption', headlineLevel: 2 },
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: columns.map(({ width }) => `${((width / whole) * 100).toFixed(3)}%`),
        body,
      },
      layout: ROWS,
      margin: [0, 0, 0, 6],
    },
  ];
}

const cellOf = (text: string, { isNumber }: Column): TableCell => ({
  stack: [breakable(text)],
  alignment: side(isNumber),
});

const side = (isNumber = false) => (isNumber ? 'right' : 'left');

function boxed(text: string): Content {
  return {
    table: { widths: ['*'], body: [[{ stack: [breakable(text)], color: INK.attention }]] },
    layout: { ...ROWS, fillColor: () => INK.attentionSoft, hLineWidth: () => 0 },
    margin: [0, 2, 0, 4],
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
