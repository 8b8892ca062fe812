import { fold } from '../printed/words.ts';
import bloodCount from './data/blood-count.json' with { type: 'json' };
import chemistry from './data/chemistry.json' with { type: 'json' };
import hormones from './data/hormones.json' with { type: 'json' };
import otherBlood from './data/other-blood.json' with { type: 'json' };
import urine from './data/urine.json' with { type: 'json' };

/** An analyte by the names reports print, folded. `units` are the usual ones, as `foldUnit` writes them. */
export interface NamedAnalyte {
  key: string;
  type: string | null;
  units: string[];
  names: string[];
}

interface Alias {
  name: string;
  /** Without hyphens, and without spaces around slashes. */
  joined: string;
  analyte: NamedAnalyte;
}

const BLOOD = aliasesOf([...bloodCount, ...chemistry, ...hormones, ...otherBlood]);
/** In a urine test 'Glicose' and 'Leucócitos' are other analytes than in blood. */
const URINE = [...aliasesOf(urine), ...BLOOD];

const BY_KEY = new Map([...URINE].map(({ analyte }) => [analyte.key, analyte]));

/** The longest name first: 'colesterol hdl' before 'colesterol'. A name of both materials is the first one's. */
function aliasesOf(analytes: NamedAnalyte[]): Alias[] {
  return analytes
    .flatMap((analyte) => analyte.names.map((name) => ({ name, joined: withoutJoints(name), analyte })))
    .toSorted((one, other) => other.name.length - one.name.length);
}

export function analyteByKey(key: string | null): NamedAnalyte | undefined {
  return key === null ? undefined : BY_KEY.get(key);
}

export interface NameMatch {
  analyte: NamedAnalyte;
  /** Characters of the text that the name takes. */
  length: number;
  isFuzzy: boolean;
}

/** Short names such as 'fa', 'ct' or 'hb' are taken only when nothing else could be meant. */
const ONLY_ALONE = 3;

/** The analyte whose name begins a text. With `isPicture` a letter may have been misread, never a digit. */
export function analyteAt(text: string, isUrine: boolean, isPicture: boolean): NameMatch | null {
  const folded = fold(text);
  const aliases = isUrine ? URINE : BLOOD;
  for (const { name, analyte } of aliases) {
    if (folded.startsWith(name) && isWhole(folded, name.length) && isAnalyteHere(folded, name))
      return { analyte, length: name.length, isFuzzy: false };
  }
  const spelled = spelledAt(folded, aliases) ?? joinedAt(folded, aliases) ?? shortenedAt(folded, aliases);
  if (spelled) return spelled;
  if (!isPicture) return null;
  for (const { name, analyte } of aliases) {
    const length = fuzzyLength(folded, name);
    if (length !== null) return { analyte, length, isFuzzy: true };
  }
  return null;
}

/** Hyphens and slashes as reports put them, or leave them out: 'TGO / AST', 'Ultra-sensível'. */
function joinedAt(folded: string, aliases: readonly Alias[]): NameMatch | null {
  const plain = withoutJoints(folded);
  if (plain === folded) return null;
  const found = aliases.find(
    ({ joined }) => plain.startsWith(joined) && isWhole(plain, joined.length) && isAnalyteHere(plain, joined),
  );
  if (!found) return null;
  let length = found.joined.length;
  while (length < folded.length && withoutJoints(folded.slice(0, length)).length < found.joined.length)
    length += 1;
  return { analyte: found.analyte, length, isFuzzy: false };
}

function withoutJoints(text: string): string {
  return text.replace(/\s*\/\s*/g, '/').replace(/(?<=[a-z0-9)])(?:\s*-\s*|\s+)(?=[a-z(])/g, ' ');
}

/** Words cut at a point: 'Fosf. alcalina', 'Vit. D', 'Transam. oxalacética'. */
function shortenedAt(folded: string, aliases: readonly Alias[]): NameMatch | null {
  const words = [...folded.matchAll(/[^\s.]+\.?/g)].slice(0, 6);
  if (!/^[a-z]{2,}\.\s?[a-z]/.test(folded)) return null;
  const found = aliases.filter(({ name }) => {
    const own = name.split(' ');
    const isMatch = ([word]: RegExpExecArray, at: number) =>
      word.endsWith('.') ? own[at]!.startsWith(word.slice(0, -1)) : own[at] === word.replace(/[:,]$/, '');
    return own.length > 1 && own.length <= words.length && words.slice(0, own.length).every(isMatch);
  });
  const [first] = found;
  // Two analytes that could be meant are none.
  if (!first || found.some(({ analyte }) => analyte !== first.analyte)) return null;
  const last = words[first.name.split(' ').length - 1]!;
  return { analyte: first.analyte, length: last.index + last[0].replace(/[:,]$/, '').length, isFuzzy: false };
}

const POINT = /(?<=\b[a-z])\.(?=[a-z]\b|\s|$|\W)/g;

/** Initials with their points: 'P.S.A. livre', 'Gama G.T.'. */
function spelledAt(folded: string, aliases: readonly Alias[]): NameMatch | null {
  const points = [...folded.matchAll(POINT)].map(({ index }) => index);
  if (points.length < 2) return null;
  const plain = folded.replaceAll(POINT, '');
  const found = aliases.find(
    ({ name }) => plain.startsWith(name) && isWhole(plain, name.length) && isAnalyteHere(plain, name),
  );
  if (!found) return null;
  let { length } = found.name;
  for (const point of points) if (point <= length) length += 1;
  return { analyte: found.analyte, length, isFuzzy: false };
}

function isWhole(text: string, length: number): boolean {
  return !/[a-z0-9]/.test(text.charAt(length)) || /[)]$/.test(text.slice(0, length));
}

function isAnalyteHere(text: string, name: string): boolean {
  return (
    name.length > ONLY_ALONE ||
    // Of urine, in words.
    name === 'cor' ||
    /^[\s.:(\d<>=*/-]*(?:[\d<>([]|[a-z%]+\/|(?:fl|pg|%)$|$)|^\s+(?:(?:-|em|por)\s+[a-z%/]|(?:total|seric[oa]|basal)\b)/.test(
      text.slice(name.length),
    )
  );
}

/** A fuzzy name must be long, and must end on letters: it may never swallow a digit of the value. */
function fuzzyLength(text: string, name: string): number | null {
  if (name.length < 6 || !/^[a-z .()-]+$/.test(name)) return null;
  const allowed = name.length >= 12 ? 2 : 1;
  for (const length of [name.length, name.length - 1, name.length + 1]) {
    const piece = text.slice(0, length);
    if (piece.length !== length || /\d/.test(piece) || !/[a-z)]$/.test(piece) || !isWhole(text, length))
      continue;
    if (piece[0] === name[0] && distance(piece, name) <= allowed) return length;
  }
  return null;
}

/** Edits that turn one word into another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
