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
const TRACES = /^(traco|vestigio)/;
const ALTERED = /^(anormal|alterad|aumentad|elevad|diminuid|reduzid)/;
const USUAL = /\b(normal|normais|habitual|habituais|fisiologic)/;
/** In other words than those of NEGATIVE: 'Não houve crescimento', 'Cultura negativa'. Germs are named 'Gram negativo'. */
const DENIED =
  /^(nao|sem|nenhum\w*|nada|esteril)\b|\b(ausen|indetectav|nao (reag|reat|detect|observ|encontr|visualiz))|(?<!(gram|coagulase)[ -]?)negativ/;

/** How a word lies to the one that is expected. Null where nothing is expected, or either is not understood. */
export function judgeWord(value: string, expected: string | null): ResultFlag | null {
  const read = fold(value).trim();
  if (BORDERLINE.test(read)) return 'borderline';
  if (expected === null || read === '' || UNTOLD.test(read)) return null;
  const wanted = fold(expected).trim();
  if (isTable(wanted)) return null;
  if (isAmong(read, wanted)) return 'normal';
  if (NEGATIVE.test(wanted)) return besideNothing(read, wanted);
  if (POSITIVE.test(wanted)) return POSITIVE.test(read) ? 'normal' : NEGATIVE.test(read) ? 'abnormal' : null;
  if (FEW.test(wanted)) {
    if (NEGATIVE.test(read) || FEW.test(read)) return 'normal';
    return isFinding(read) ? 'abnormal' : null;
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

const isFinding = (read: string) => POSITIVE.test(read) || MANY.test(read);

/** Beside 'Ausentes' every other word is a finding, few of them too, unless it is usual or denies in words of its own. */
function besideNothing(read: string, wanted: string): ResultFlag | null {
  if (NEGATIVE.test(read)) return 'normal';
  // 'Ausentes ou raras', 'Negativo ou traços'.
  if (FEW.test(read) && /\b(rar[ao]|escass|pouc)/.test(wanted)) return 'normal';
  if (TRACES.test(read) && /\b(traco|vestigio)/.test(wanted)) return 'normal';
  if (USUAL.test(read)) return null;
  if (isFinding(read) || TRACES.test(read) || ALTERED.test(read)) return 'abnormal';
  // Much is normal under another name ('Preservado').
  return wanted.startsWith('norma') || DENIED.test(read) ? null : 'abnormal';
}

/** 'Amarelo citrino a amarelo ouro' expects either, and 'Amarelo' is both. 'Límpido com grumos' is not 'Límpido'. */
function isAmong(read: string, wanted: string): boolean {
  const stems = stemsOf(read);
  if (stems.length < 3) return false;
  const shades = stemsOf(wanted).split(/ +(?=amarel)/);
  return shades.some((each) => each !== '' && (each.startsWith(stems) || isShadeOf(stems, each)));
}

const isShadeOf = (stems: string, each: string) =>
  stems.startsWith(each) && /^( (clar|citrin|palh|our))?$/.test(stems.slice(each.length));

/** Without the ending of gender and number: 'Não reagentes' is 'nao reagent'. */
function stemsOf(words: string): string {
  return words
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(es|[aeo]s?)$/, ''))
    .join(' ');
}
