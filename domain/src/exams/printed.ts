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

const UNDER =
  /^(ate|no maximo|<=|<|≤|inferior a|inferior ou igual a|menor que|menor do que|menor ou igual a|abaixo de)\s*/;
const OVER =
  /^(>=|>|≥|superior a|superior ou igual a|maior que|maior do que|maior ou igual a|acima de|a partir de|no minimo)\s*/;

/** The limits of a printed range; null where it has none in figures, as 'Negativo' or a table of several rows. */
export function readRange(text: string | null): Limits | null {
  const plain = withoutHead(text);
  if (plain === null) return null;
  const span = new RegExp(`^(?:de |entre )?(${NUMBER})\\s*(?:a|ate|e|-|–|—)\\s*(${NUMBER})(?!\\d)`).exec(
    plain,
  );
  if (span) return ordered(printedNumber(span[1]!), printedNumber(span[2]!));
  const under = UNDER.exec(plain);
  const prefix = under ?? OVER.exec(plain);
  const limit = prefix && new RegExp(`^(${NUMBER})`).exec(plain.slice(prefix[0].length))?.[1];
  if (!limit) return null;
  return under ? { low: null, high: printedNumber(limit) } : { low: printedNumber(limit), high: null };
}

const ordered = (low: number, high: number): Limits | null => (low <= high ? { low, high } : null);

/** 'Adultos: 5,0 a 12,0' without its head. Several rows are a table, of which none may be guessed. */
function withoutHead(text: string | null): string | null {
  const plain = searchText(text);
  const colons = plain.split(':').length - 1;
  if (plain === '' || colons > 1) return null;
  return plain.replace(/^[^:]*:\s*/, '').replace(/^desejavel\s+/, '');
}

/** 'Inferior a 100' does not include 100; 'até 99' does. */
export function isStrict(text: string | null): boolean {
  const plain = withoutHead(text) ?? '';
  return /^([<>](?!=)|inferior a|superior a|menor (que|do que)|maior (que|do que)|abaixo de|acima de)/.test(
    plain,
  );
}

const FEMALE = /\b(mulher(?:es)?|feminino|fem)\b/;
const MALE = /\b(homem|homens|masculino|masc)\b/;

/** The limits that are printed for a person's sex; null where the report parts by sex and it is not known. */
export function rangeFor(text: string | null, sex: 'F' | 'M' | null): Limits | null {
  const plain = searchText(text);
  const female = FEMALE.exec(plain);
  const male = MALE.exec(plain);
  if (!female || !male) return readRange(text);
  if (sex === null) return null;
  const mine = sex === 'F' ? female : male;
  const other = sex === 'F' ? male : female;
  const end = other.index > mine.index ? other.index : plain.length;
  return readRange(
    plain
      .slice(mine.index + mine[0].length, end)
      .replace(/^[\s.:=-]+/, '')
      .trim(),
  );
}
