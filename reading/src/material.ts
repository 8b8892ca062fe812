const URINE =
  /\b(urina tipo|urina rotina|urina [i1]\b|eas\b|equ\b|urinalise|exame (?:[a-z]+ )?de urina|sediment\w+ urinari|sumario de urina|elementos anormais|parcial de urina|(?:material|amostra)\W+(?:[a-z]+ ){0,4}urina)/;
const BLOOD = /\b(hemograma|bioquimica|lipid|hormon|eritrograma|leucograma|material\W+[a-z])/;

/** Whether the rows from this folded line on are of urine; null where it does not say. */
export function isUrineFrom(line: string): boolean | null {
  if (URINE.test(line)) return true;
  return BLOOD.test(line) ? false : null;
}

/** Whether a folded line tells the material of one exam: 'Material: soro'. */
export function isMaterial(line: string): boolean {
  return /^\W*(?:material|amostra)\b/.test(line);
}
