import { type PrintedNumber, parsePrinted } from './number.ts';
import { type PrintedRange, parseRange, withoutAges } from './range.ts';
import { fold } from './words.ts';

const BELOW = /^(inferior a|menor (?:que|do que)|abaixo de)\s*/;
const ABOVE = /^(superior a|maior (?:que|do que)|acima de)\s*/;

/** The number of a printed value, its sign in figures or in words: '< 9', 'Superior a 1.000'. */
export function printedValue(text: string): PrintedNumber | null {
  return parsePrinted(text) ?? parsePrinted(fold(text).replace(BELOW, '< ').replace(ABOVE, '> '));
}

const FEMALE = /\b(mulher(?:es)?|feminino|fem)\b/;
const MALE = /\b(homem|homens|masculino|masc)\b/;

/**
 * The range that is printed for a person. Null where the report parts by sex and it is not known, and for a table of
 * several rows, of which none may be guessed.
 */
export function rangeFor(text: string | null, sex: 'F' | 'M' | null): PrintedRange | null {
  if (text === null) return null;
  const plain = fold(text);
  const female = FEMALE.exec(plain);
  const male = MALE.exec(plain);
  if (!female || !male) return isTable(plain) ? null : parseRange(text);
  if (sex === null) return null;
  const [mine, other] = sex === 'F' ? [female, male] : [male, female];
  const end = other.index > mine.index ? other.index : plain.length;
  return parseRange(plain.slice(mine.index + mine[0].length, end));
}

/** Several labels, or several rows with figures beside their ages. */
function isTable(plain: string): boolean {
  const rows = withoutAges(plain).split(';');
  return plain.split(':').length > 2 || rows.filter((row) => /\d/.test(row)).length > 1;
}
