import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import type { Cell, Line } from './layout.ts';
import { nameCell } from './name-cell.ts';
import { isPlainValue, overlaps } from './row-forms.ts';

/** In letters' heights of the larger line. */
const RIGHT_BELOW = 1.6;

/** Cards may print the value over its name: '92 mg/dL' above 'Glicose'. The two lines then change places. */
export function withNamesAbove(lines: readonly Line[]): Line[] {
  const ordered = [...lines];
  for (let at = 0; at + 1 < ordered.length; at += 1) {
    const [values, names] = [ordered[at]!, ordered[at + 1]!];
    if (!isNear(values, names) || !areNamesOf(names, values) || !endsWithNames(lines, values.page)) continue;
    ordered[at] = { ...names, baseline: values.baseline };
    ordered[at + 1] = { ...values, baseline: names.baseline };
    at += 1;
  }
  return ordered;
}

/** Where a page begins with a value and ends with a name, no name has its value below it. */
function endsWithNames(lines: readonly Line[], page: number): boolean {
  const own = lines.filter((line) => line.page === page && line.source === 'text');
  const parts = own.filter(({ cells }) => cells.every(isName) || cells.every(isPlainValue));
  return parts.length > 1 && isPlainValue(parts[0]!.cells[0]!) && isName(parts.at(-1)!.cells[0]!);
}

function isNear(above: Line, below: Line): boolean {
  const gap = below.baseline - above.baseline;
  return above.page === below.page && gap > 0 && gap <= RIGHT_BELOW * Math.max(above.size, below.size);
}

/** Whether a line holds nothing but names, one for each of the values. */
function areNamesOf({ cells: names }: Line, { cells }: Line): boolean {
  const values = cells.filter(({ text }) => !isUnit(text));
  return (
    values.length === names.length &&
    values.every((value, at) => isPlainValue(value) && isName(names[at]!) && overlaps(value, names[at]!))
  );
}

function isName({ text }: Cell): boolean {
  const name = nameCell(text, false, false);
  return name !== null && name.rest.trim() === '';
}
