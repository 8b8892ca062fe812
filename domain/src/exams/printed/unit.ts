import { fold } from './words.ts';

/**
 * Units that Brazilian laboratories print, in their folded form without spaces. A unit outside this list is not taken
 * for one, because the word behind a number may be anything.
 */
const VOLUME = String.raw`(?:d?l|ml|µl|ul|mcl|nl|mm3|mm\^3|100ml)`;
const MASS = String.raw`(?:k?g|mg|µg|mcg|ug|ng|pg|fg)`;
const AMOUNT = String.raw`(?:mol|mmol|µmol|umol|mcmol|nmol|pmol|meq|mosm|mmhg)`;
const ACTIVITY = String.raw`(?:k?u|ui|iu|mui|miu|mu|µui|uui|mcui|microui|µiu|uiu|µu|kui|ukat|µkat)`;
const COUNT = String.raw`(?:milho?es|milhao|milh|mil|x?10\^?[369]|x?10e[369]|cel|celulas|ufc|hemacias|leucocitos|copias|mm3)`;
const UNITS = [
  `(?:${MASS}|${AMOUNT}|${ACTIVITY}|${COUNT})/${VOLUME}`,
  `${MASS}/(?:k?g|24h|24horas|dia|mgcreat|gcreat|gcreatinina|gdecreatinina|minuto)`,
  `(?:mg|µg|mcg)/gcreat(?:inina)?`,
  '(?:mg/mmol|µg/mg)',
  'mmol/mol',
  `/(?:mm3|µl|ul|ml|l|campo|mm\\^3)`,
  '(?:por|p/)(?:mm3|µl|ul|ml)',
  // Behind a count: '4.900 mm3'.
  'mm3',
  '(?:por|p/|(?:cel|celulas|leucocitos|hemacias)/)campo',
  '(?:s/co|indice|g%|mg%|(?:ua|au|bau|ur)/ml|[km]/[µu]l|(?:ng|µg|mg)/m?lfeu)',
  String.raw`ml/min(?:uto)?(?:/1[,.]73\s?m(?:2|\^2)?)?`,
  `(?:mm|mm/h|mm/1h|mm/hora|mm/1ahora|mmhg)`,
  `(?:%|fl|[uµ]m?3|pg|g|mg|seg|segundos?|s|min|bpm|ms|cm|kg/m2|u/gdehb|u/ghb|ufc/ml|mosm/kg(?:h2o)?|pontos)`,
  `(?:mg/dia|mg/24h|g/24h|ml/24h|µg/24h)`,
];
const WHOLE = new RegExp(`^(?:${UNITS.join('|')})$`);
/** The longest unit has about five words: 'mL / min / 1,73 m²'. */
const MOST_PIECES = 6;

const SUPERSCRIPTS: Record<string, string> = { '²': '2', '³': '3', '⁶': '^6', '⁹': '^9', '¹': '1' };

/** The form in which units are compared: 'milhões/mm³' and 'milhoes/mm3' are one. */
export function foldUnit(unit: string): string {
  return fold(
    unit.replace(/10([⁶⁹³])/g, (_, power: string) => `10^${power === '⁶' ? 6 : power === '⁹' ? 9 : 3}`),
  )
    .replace(/[²³¹⁶⁹]/g, (sign) => SUPERSCRIPTS[sign]!)
    .replace(/\s|\*/g, '')
    .replace(/^×/, 'x')
    .replace(/(?<=\/1)[ªº]/, 'a')
    .replace(/^(?:por|p\/)(?=mm3|[µu]l|ml)/, '/')
    .replace(/10(6|9)(?=\/)/, '10^$1')
    .replace(/^mcg/, 'µg')
    .replace(/^ug/, 'µg')
    .replace(/^(mcui|uui|µiu|uiu|microui)/, 'µui')
    .replace(/^(miu)/, 'mui')
    .replace(/^iu\//, 'ui/')
    .replace(/\/(ul|mcl)$/, '/µl')
    .replace(/\/(m?g|mmol)(?:de)?creat(?:inina)?$/, '/$1');
}

export function isUnit(text: string): boolean {
  return WHOLE.test(foldUnit(text));
}

/** The unit at the beginning of a text, and its length in it. It ends before a tab, where the next cell begins. */
export function unitAt(text: string): { unit: string; length: number } | null {
  const pieces = [...text.split('\t', 1)[0]!.matchAll(/\S+/g)].slice(0, MOST_PIECES);
  for (let count = pieces.length; count > 0; count -= 1) {
    const last = pieces[count - 1]!;
    const length = last.index + last[0].length;
    const unit = text
      .slice(0, length)
      .trim()
      .replace(/[;,.:*)\s]+$/, '');
    if (isUnit(unit)) return { unit, length: text.indexOf(unit) + unit.length };
  }
  return null;
}

export function isSameUnit(one: string, other: string): boolean {
  return foldUnit(one) === foldUnit(other);
}

/** The unit that a printed range ends with: '70 a 99 mg/dL'. */
export function unitBehind(range: string): string | null {
  const plain = range.replace(/[\s)\].;]+$/, '');
  const tail = /(?:\d|\))\s*([^\d\s(,.-]\S*(?:\s\S+)?)$/.exec(plain)?.[1];
  return (tail && unitAt(tail)?.unit) || null;
}
