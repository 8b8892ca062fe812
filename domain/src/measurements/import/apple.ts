import { readImportDate } from './dates.ts';
import type { WeightRow } from './rows.ts';
import { hundredths } from '../rounding.ts';
import { isPossible } from './weights.ts';

const BODY_MASS = 'HKQuantityTypeIdentifierBodyMass';
/** Real records have some 400 characters. A tag that does not end is dropped here instead of filling the memory. */
export const LONGEST_TAG = 8192;

/** Stones are what British phones write. */
const KG_PER_UNIT: Record<string, number> = { kg: 1, g: 0.001, lb: 0.453_592_37, st: 6.350_293_18 };

export interface AppleWeights {
  rows: WeightRow[];
  /** Weights whose date, unit or value could not be used. */
  skipped: number;
  /** The beginning of a tag whose end is in the next piece. */
  carry: string;
}

/**
 * The weights in one piece of Apple Health's export.xml. The file has millions of other records, so the type is
 * searched for and only its own tag is read. A tag reaches from one '<' to the next at most, for XML allows no '<'
 * inside it.
 */
export function appleWeights(chunkText: string, carry: string): AppleWeights {
  const text = carry + chunkText;
  const rows: WeightRow[] = [];
  let skipped = 0;
  let from = text.indexOf('<');
  while (from >= 0) {
    const named = text.indexOf(BODY_MASS, from);
    if (named < 0) break;
    const start = text.lastIndexOf('<', named);
    const next = text.indexOf('<', named);
    const tag = wholeTag(text.slice(start, next < 0 ? undefined : next));
    const attributes = tag === null ? null : recordAttributes(tag);
    if (attributes?.get('type') === BODY_MASS) {
      const row = readRecord(attributes);
      if (row) rows.push(row);
      else skipped++;
    }
    from = next;
  }
  return { rows, skipped, carry: unfinished(text) };
}

function unfinished(text: string): string {
  const start = text.lastIndexOf('<');
  if (start < 0) return '';
  const tail = text.slice(start);
  return tail.length >= LONGEST_TAG || endOfTag(tail) >= 0 ? '' : tail;
}

function wholeTag(text: string): string | null {
  const end = endOfTag(text);
  return end >= 0 ? text.slice(0, end) : null;
}

/** Where the first '>' outside quotes stands; -1 also when the tag is too long. */
function endOfTag(text: string): number {
  let quote = '';
  for (let at = 0; at < text.length && at < LONGEST_TAG; at++) {
    const character = text.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}

function recordAttributes(tag: string): Map<string, string> | null {
  if (!/^<Record\s/.test(tag)) return null;
  const found = tag.matchAll(/\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name, double, single]) => [name!, withoutEntities(double ?? single ?? '')]),
  );
}

function readRecord(attributes: ReadonlyMap<string, string>): WeightRow | null {
  const perUnit = KG_PER_UNIT[attributes.get('unit') ?? ''];
  const value = attributes.get('value') ?? '';
  const at = readImportDate(attributes.get('startDate') ?? '', null, 'UTC');
  if (!perUnit || !at || !/^\d+(\.\d+)?$/.test(value)) return null;
  const weight = hundredths(Number(value) * perUnit);
  return isPossible(weight) ? { at, weight } : null;
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, decimal, name) => {
      if (name) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
