import { candidatesIn, withoutIntro } from './candidates.ts';
import { chooseRange, sexIn, type Person } from './choose.ts';
import { type PrintedNumber, parsePrinted, signInWords } from './number.ts';
import { type PrintedRange, parseRange } from './range.ts';
import { tidy } from './words.ts';

/** The number of a printed value, its sign in figures or in words: '< 9', 'Superior a 1.000'. */
export function printedValue(text: string): PrintedNumber | null {
  const plain = tidy(text);
  const sign = signInWords(plain);
  return parsePrinted(sign ? `${sign.comparator} ${plain.slice(sign.length)}` : text);
}

/**
 * The range that is printed for a person; null where the report prints several and none fits clearly, or only that of
 * others. One range alone is taken for a patient of unknown sex: it was chosen by what the report says.
 */
export function rangeFor(text: string | null, person: Person): PrintedRange | null {
  if (text === null) return null;
  const candidates = candidatesIn(withoutIntro(text) ?? text);
  if (candidates.length === 0) return parseRange(text);
  const sex = person.sex ?? (candidates.length === 1 ? sexIn(candidates[0]!.label) : null);
  const { candidate, doubt } = chooseRange(candidates, { ...person, sex });
  return doubt === '' ? (candidate?.range ?? null) : null;
}

/** Whether limits are those of a range in the text, and not typed beside it. */
export function areLimitsOf(text: string | null, low: number | null, high: number | null): boolean {
  const candidates = text === null ? [] : candidatesIn(withoutIntro(text) ?? text);
  return candidates.some(({ range }) => range.low === low && range.high === high);
}
