import { searchText } from '../catalog/search-text.ts';
import type { Comparator } from './states.ts';

const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`;

/** '1.234,5', '4,52' and '4.52' as numbers. A point before exactly three digits parts thousands, as in Brazil. */
export function printedNumber(text: string): number {
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(text);
  return Number((isGrouped ? text.replaceAll('.', '') : text).replace(',', '.'));
}

export interface PrintedValue {
  number: number | null;
  comparator: Comparator | null;
}

const BELOW = /^(<=|<|≤|inferior(?: a| ou igual a)?|menor (?:que|do que|ou igual a)|abaixo de)\s*/;
const ABOVE = /^(>=|>|≥|superior(?: a| ou igual a)?|maior (?:que|do que|ou igual a)|acima de)\s*/;

/** The number of a printed value, with the sign before it: '< 9', 'Superior a 1.000'. Words have none. */
export function readValue(text: string): PrintedValue {
  const plain = searchText(text);
  const comparator = comparatorOf(plain);
  const rest = plain.replace(BELOW, '').replace(ABOVE, '').replace(/^=\s*/, '');
  const [, found] = new RegExp(`^([+-]?(?:${NUMBER}))(?![\\d/])`).exec(rest) ?? [];
  return found === undefined
    ? { number: null, comparator: null }
    : { number: printedNumber(found.replace('+', '')), comparator };
}

function comparatorOf(plain: string): Comparator | null {
  const below = BELOW.exec(plain)?.[1];
  if (below) return /[≤=]|igual/.test(below) ? '<=' : '<';
  const above = ABOVE.exec(plain)?.[1];
  return above ? (/[≥=]|igual/.test(above) ? '>=' : '>') : null;
}

export interface Limits {
  low: number | null;
  high: number | null;
}

/** The limits of a printed range; null where it has none in figures, as 'Negativo' or a table of several rows. */
export function readRange(text: string | null): Limits | null {
  if (text === null) return null;
  const plain = searchText(text).replace(/^[a-z ]*:\s*/, '');
  const span = new RegExp(`^(?:de |entre )?(${NUMBER})\\s*(?:a|ate|e|-|–|—)\\s*(${NUMBER})(?!\\d)`).exec(
    plain,
  );
  if (span) return ordered(printedNumber(span[1]!), printedNumber(span[2]!));
  const one = new RegExp(`^(${NUMBER})`);
  const under =
    /^(ate|no maximo|<=|<|≤|inferior a|inferior ou igual a|menor que|menor do que|abaixo de|desejavel inferior a)\s*/.exec(
      plain,
    );
  const over =
    /^(>=|>|≥|superior a|superior ou igual a|maior que|maior do que|maior ou igual a|acima de|a partir de|no minimo)\s*/.exec(
      plain,
    );
  const prefix = under ?? over;
  const limit = prefix && one.exec(plain.slice(prefix[0].length))?.[1];
  if (!limit) return null;
  return under ? { low: null, high: printedNumber(limit) } : { low: printedNumber(limit), high: null };
}

const ordered = (low: number, high: number): Limits | null => (low <= high ? { low, high } : null);
