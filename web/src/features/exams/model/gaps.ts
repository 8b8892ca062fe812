import type { Extraction } from '@leveza/contract/exams/extract.ts';

const NOT_WHOLE = 'A IA não leu o laudo inteiro: procure os valores que faltam e digite-os.';

/** Values a model did not read, or gave wrongly: without a word the values found would pass for all of them. */
export function gapsOf(extractions: readonly Extraction[]): string[] {
  const leftOut = extractions.reduce((sum, each) => sum + each.leftOut, 0);
  return [
    ...(extractions.every(({ isWhole }) => isWhole) ? [] : [NOT_WHOLE]),
    ...(leftOut > 0 ? [leftOutText(leftOut)] : []),
  ];
}

const leftOutText = (count: number) =>
  count === 1
    ? '1 valor que a IA deu não está escrito assim no laudo e ficou de fora. Veja se falta algum.'
    : `${count} valores que a IA deu não estão escritos assim no laudo e ficaram de fora. Veja se falta algum.`;
