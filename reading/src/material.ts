import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Line } from './layout.ts';
import { nameCell, type NameCell } from './name-cell.ts';

/** The test of urine by strip and microscope, which has a title of its own. */
const PANEL =
  /\b(urina tipo|urina rotina|urina [i1]\b|eas\b|equ\b|urinalise|exame (?:[a-z]+ )?de urina|sediment\w+ urinari|sumario de urina|elementos anormais|parcial de urina)/;
const OF_URINE = /\b(?:material|amostra)\W+(?:[a-z]+ ){0,4}urina/;
const BLOOD = /\b(hemograma|bioquimica|lipid|hormon|eritrograma|leucograma|material\W+[a-z])/;

/** Whether the rows from this folded line on are of urine; null where it does not say. */
export function isUrineFrom(line: string): boolean | null {
  if (PANEL.test(line) || OF_URINE.test(line)) return true;
  return BLOOD.test(line) ? false : null;
}

/** The name of an exam in a line of its own. */
function titleOf({ cells }: Line): NameCell | null {
  const name = cells.length === 1 ? nameCell(cells[0]!.text, true, false) : null;
  return name !== null && !/\d/.test(name.rest) ? name : null;
}

/** The title of an exam that is no part of a test of urine: 'UREIA'. */
function isOfBlood(line: Line): boolean {
  const name = titleOf(line);
  return name !== null && !/urin/.test(fold(name.parameter)) && !name.match.analyte.key.startsWith('urina_');
}

/** Whether the rows at a place of the report are of urine. */
export class Material {
  isUrine = false;
  /** Whether the last line told it of the name above: 'Material: urina'. */
  isOfAbove = false;
  /** The material belongs to one exam: the next one names its own. */
  #isOfOne = false;
  #isPanel = false;

  /** Blood taken for urine would lose its critical limits; a page of urine says that it is one. */
  turnPage(): void {
    this.isUrine = false;
  }

  /** Goes on to a line; true where another material begins, whose headings are other ones. */
  turn(line: Line, plain: string, hasTitles: boolean): boolean {
    const was = this.isUrine;
    const isOver = this.#isOfOne ? titleOf(line) !== null : this.#isPanel && isOfBlood(line);
    const isPrinted = isUrineFrom(plain);
    const isNew = isPrinted !== null && isPrinted !== (isOver ? false : was);
    this.isUrine = isPrinted ?? (isOver ? false : was);
    this.isOfAbove = isNew && /^\W*(?:material|amostra)\b/.test(plain);
    if (isNew || isOver) {
      this.#isOfOne = this.isUrine && this.isOfAbove && hasTitles;
      this.#isPanel = this.isUrine && !this.isOfAbove;
    }
    return this.isUrine !== was;
  }
}
