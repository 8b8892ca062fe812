import { printedValue } from './printed/for-person.ts';
import { isUnit } from './printed/unit.ts';

interface Measured {
  value: string;
  unit: string | null;
}

/** '98 mg/dL' typed as the value: the unit right behind the number is the value's. */
export function withUnitApart<Line extends Measured>(line: Line): Line {
  const [, number, unit] = /^(.*\d)\s*([a-zµμ%/][^\d]*(?:\d.*)?)$/i.exec(line.value.trim()) ?? [];
  const isBoth = number !== undefined && isUnit(unit!) && printedValue(number) !== null;
  return isBoth ? { ...line, value: number, unit: unit! } : line;
}
