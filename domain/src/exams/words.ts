import { fold } from './printed/words.ts';
import type { ResultFlag } from './states.ts';

const BORDERLINE = /^(limitrofe|indeterminad|duvidos|inconclusiv|borderline)/;
/** Nothing was measured, or it is told elsewhere. */
const UNTOLD =
  /insuficien|inadequad|hemolisad|coagulad|prejudicad|cancelad|pendente|andamento|nova coleta|anexo|\b(vide|conforme)\b|^nao (realiz|inform|aplic|avali|solicit|colh)/;
const NEGATIVE =
  /^(negativ|nao reagente|nao reativ|nao detect|nao (se )?observ|ausen|indetectav|nihil|normal)/;
const POSITIVE = /^(positiv|reagente|reativ|detect|presen|imun)/;
const FEW = /^(rar[ao]|escass|pouc)/;
const MANY = /^(algu|moderad|frequen|divers|vari[ao]s|numeros|abundan|\(?\+|\d\+)/;
const CLOUDED = /^(\w+mente |semi-? ?)?turv/;
const PALE = /^(incolor|palha|citrin)/;

/** How a word lies to the one that is expected. Null where nothing is expected, or either is not understood. */
export function judgeWord(value: string, expected: string | null): ResultFlag | null {
  const read = fold(value).trim();
  if (BORDERLINE.test(read)) return 'borderline';
  if (expected === null || read === '' || UNTOLD.test(read)) return null;
  const wanted = fold(expected).trim();
  if (isTable(wanted)) return null;
  if (isAmong(read, wanted)) return 'normal';
  if (NEGATIVE.test(wanted)) return besideNothing(read);
  if (POSITIVE.test(wanted)) return POSITIVE.test(read) ? 'normal' : NEGATIVE.test(read) ? 'abnormal' : null;
  if (FEW.test(wanted)) {
    if (NEGATIVE.test(read) || FEW.test(read)) return 'normal';
    return MANY.test(read) ? 'abnormal' : null;
  }
  if (wanted.startsWith('limpid')) return CLOUDED.test(read) ? 'abnormal' : null;
  // Another shade of yellow is neither expected nor a finding.
  if (wanted.startsWith('amarel')) return read.startsWith('amarel') || PALE.test(read) ? null : 'abnormal';
  return null;
}

/** 'Não reagente: inferior a 1,0; Reagente: superior a 1,0' names every outcome and expects none of them. */
const isTable = (wanted: string) =>
  /\b(positiv|(?<!nao )(reagente|reativ|detect))/.test(wanted) &&
  /\b(negativ|nao (reagente|reativ|detect))/.test(wanted);

/** Beside 'Ausentes' every other word is a finding, few of them too, unless it says itself that it is usual. */
function besideNothing(read: string): ResultFlag | null {
  if (NEGATIVE.test(read)) return 'normal';
  return /normal|habitual|fisiologic/.test(read) ? null : 'abnormal';
}

/** 'Amarelo citrino a amarelo ouro' expects either, and 'Amarelo' is both. */
function isAmong(read: string, wanted: string): boolean {
  const stems = stemsOf(read);
  if (stems.length < 3) return false;
  const shades = stemsOf(wanted).split(/ +(?=amarel)/);
  return shades.some((each) => each !== '' && (stems.startsWith(each) || each.startsWith(stems)));
}

/** Without the ending of gender and number: 'Não reagentes' is 'nao reagent'. */
function stemsOf(words: string): string {
  return words
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(es|[aeo]s?)$/, ''))
    .join(' ');
}
