import { joinedWords, type Line } from './layout.ts';

/** Lines of a text stand at most this many letters' heights apart. */
const LEADING = 1.6;

/** A range that is cut at the end of a line goes on in the next: 'Creatinina 1,9 mg/dL (0,7-', '1,3).'. */
export function withClosedBrackets(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    if (above && isCut(above, line)) whole[whole.length - 1] = joined(above, line);
    else whole.push(line);
  }
  return whole;
}

function isCut(above: Line, line: Line): boolean {
  const [first, ...others] = line.cells;
  const isSameText =
    above.page === line.page &&
    above.source === 'text' &&
    line.baseline - above.baseline <= LEADING * line.size &&
    Math.abs(above.cells[0]!.left - first!.left) <= 1;
  return (
    isSameText && others.length === 0 && /\([^()]*$/.test(above.text) && /^[^()]{0,20}\)/.test(line.text)
  );
}

function joined(above: Line, line: Line): Line {
  const last = above.cells.at(-1)!;
  const [next] = line.cells;
  const glue = last.text.endsWith('-') ? '' : ' ';
  const cell = joinedWords(`${last.text}${glue}${next!.text}`, [...last.words, ...next!.words]);
  const cells = [...above.cells.slice(0, -1), { ...cell, left: last.left, right: last.right }];
  return { ...above, cells, text: cells.map(({ text }) => text).join('  ') };
}
