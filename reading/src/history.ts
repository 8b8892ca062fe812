import { fold } from '@leveza/domain/exams/printed/words.ts';
import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import type { Line } from './layout.ts';
import { nameCell } from './name-cell.ts';

const HEADING =
  /^\W*(?:(?:resultados?|valor(?:es)?|res)\W*(?:\(s\))?\s*anterior|anterior(?:es)?\b|historico|ultimos? resultados?|(?:laudo )?evolutivo|evolucao)/;
const DATES = /\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/g;
const RESULT = /^\W*resultados?\s*(?:atual)?\s*[:.=]/;

const HEADING_END = /\b(?:resultados? anterior(?:es)?|historico|evolucao)\s*:?$/;

function isOfToday(text: string): boolean {
  const isNamed = nameCell(text, false, false) !== null;
  return isNamed || withoutIntro(text) !== null || candidatesIn(text).length > 0;
}

/** Earlier results below a heading such as 'Histórico': none of them is today's. */
export class History {
  #isOn = false;

  end(): void {
    this.#isOn = false;
  }

  /** Whether a line belongs to earlier results. */
  covers({ text, cells }: Line): boolean {
    const plain = fold(text);
    // Beside an earlier result another one's range may stand, in the next card.
    if (HEADING.test(plain) && cells.slice(1).some((cell) => isOfToday(cell.text))) return false;
    if (HEADING.test(plain) || HEADING_END.test(plain)) {
      // Results on the heading's own line are all of it.
      this.#isOn = !/\d/.test(plain.replace(DATES, ''));
      return true;
    }
    if (this.#isOn) this.#isOn = this.#goesOn(text, plain);
    return this.#isOn && /\d/.test(plain);
  }

  #goesOn(text: string, plain: string): boolean {
    if (RESULT.test(plain) || withoutIntro(text) !== null) return false;
    return /\d/.test(plain) || nameCell(text, false, false) === null;
  }
}
