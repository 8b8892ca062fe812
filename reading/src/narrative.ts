import { NUMBER_PATTERN, SIGN_PATTERN } from '@leveza/domain/exams/printed/number.ts';
import { unitAt } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { joinedWords, type Line } from './layout.ts';
import { analyteAt } from '@leveza/domain/exams/names/analyte-names.ts';

/** Lines of a paragraph stand at most this many letters' heights apart. */
const LEADING = 1.6;
const VERB =
  /\b(?:foi|foram|resultou|apresent(?:a|ou)|mostr(?:a|ou)|revel(?:a|ou)|encontra-se|esta|estava|ficou)\b/;
/** Words of another day, of a rule or of a doubt: no result of today is told so. */
const NO_RESULT =
  /\b(?:anterior(?:es|mente)?|antes|ultim[oa]s?|previ[oa]s?|quando|caso|se|pode|podem|deve|devem|acima|abaixo|entre|nao|relat\w+|refer(?:e|iu)|metas?|alvo|limites?|deteccao|sensibilidade|media|controles?)\b/;
const JOINING =
  /^(?:\s*\([^()\d]*\))?(?:\s+(?:em|de|do|da|no|na|a|o|com|e|jejum|basal|seric[oa]|total|foi|foram|resultou|apresentou|apresenta|mostrou|mostra|revelou|revela|encontra-se|esta|estava|ficou|valor|resultado|dosagem|concentracao|nivel|taxa|igual|dosad[oa]))*\s+/;
const ROW_VALUE = new RegExp(String.raw`^\s*[:=]?\s*(?:${SIGN_PATTERN}\s*)?${NUMBER_PATTERN}`);
const VALUE = new RegExp(String.raw`^(?:${SIGN_PATTERN}\s*)?${NUMBER_PATTERN}`);

interface NamedRow {
  /** Place of the name in the text, and the row that it tells. */
  at: number;
  name: string;
  rest: string;
}

/** Results that are told in sentences, each as a row: 'A creatinina foi de 1,31 mg/dL (referência: 0,70 a 1,30)'. */
export function withToldRows(lines: readonly Line[]): Line[] {
  return paragraphsOf(lines).flatMap((paragraph) => rowsIn(paragraph) ?? paragraph);
}

function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const above = paragraphs.at(-1)?.at(-1);
    if (above && goesOn(above, line)) paragraphs.at(-1)!.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function goesOn(above: Line, line: Line): boolean {
  return (
    above.source === 'text' &&
    !isRow(above) &&
    !isRow(line) &&
    above.page === line.page &&
    above.cells.length === 1 &&
    line.cells.length === 1 &&
    line.baseline - above.baseline <= LEADING * line.size &&
    Math.abs(above.cells[0]!.left - line.cells[0]!.left) <= 1 &&
    !/[.:]$/.test(above.text)
  );
}

/** 'Hemoglobina: 13,2 g/dL' is a row already, and no part of the sentence beside it. */
function isRow({ text }: Line): boolean {
  if (!/^\p{Lu}/u.test(text)) return false;
  const plain = fold(text);
  const length = nameLength(plain);
  return length > 0 && ROW_VALUE.test(plain.slice(length));
}

function rowsIn(paragraph: readonly Line[]): Line[] | null {
  const text = paragraph.map((line) => line.text).join(' ');
  if (paragraph[0]!.source !== 'text' || !VERB.test(fold(text))) return null;
  const results = text.split(/(?<=[.;])\s+(?=\p{Lu})/u).flatMap(toldIn);
  if (results.length === 0) return null;
  const words = paragraph.flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  return results.map(({ name, rest }, order) => {
    const value = VALUE.exec(rest)![0];
    const own = words.find((word) => word.text.includes(value)) ?? words[0]!;
    const cell = joinedWords(`${name}: ${rest}`, [own]);
    // Each is a row of its own, though several stand on one line.
    return { ...paragraph[0]!, baseline: own.baseline + order / 1000, cells: [cell], text: cell.text };
  });
}

/** Characters of the name that a text begins with. Short ones, such as 'TSH', are known only before a value. */
function nameLength(text: string): number {
  const word = /^[a-z0-9-]+/.exec(text)?.[0] ?? '';
  const whole = analyteAt(text, false, false)?.length ?? 0;
  return whole || (analyteAt(`${word}: 1`, false, false) ? word.length : 0);
}

function toldIn(sentence: string): NamedRow[] {
  const plain = fold(sentence);
  if (plain.length !== sentence.length || NO_RESULT.test(plain.replace(/\([^()]*\)/g, ''))) return [];
  const starts: NamedRow[] = [];
  for (const { index: at } of plain.matchAll(/(?<![a-z0-9-])[a-z0-9]/g)) {
    const length = nameLength(plain.slice(at));
    if (length === 0) continue;
    const joining = JOINING.exec(plain.slice(at + length))?.[0] ?? '';
    const start = at + length + joining.length;
    const value = VALUE.exec(sentence.slice(start))?.[0];
    if (!value || !joining || !unitAt(sentence.slice(start + value.length).trim())) continue;
    starts.push({ at, name: sentence.slice(at, at + length), rest: sentence.slice(start) });
  }
  const apart = starts.filter(({ rest }, order) => starts.findIndex((each) => each.rest === rest) === order);
  return apart.map((each, order) => {
    const next = apart[order + 1]?.at;
    return { ...each, rest: next === undefined ? each.rest : each.rest.slice(0, next - sentence.length) };
  });
}
