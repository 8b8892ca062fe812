import { NICE_WAIST, WHO_BMI } from '../sources/authorities.ts';
import { OLDER_LOW_WEIGHT, OLDER_OBESITY } from '../sources/societies-and-studies.ts';
import { cite, sourced } from '../sources/source.ts';

export const BMI_CLASSES = sourced([cite(WHO_BMI, 'classes de IMC para adultos')]);

/** The cut-offs of Lipschitz, as two Brazilian studies use them. */
export const OLDER_BMI_CLASSES = sourced([
  cite(OLDER_LOW_WEIGHT, 'baixo peso até 22'),
  cite(OLDER_OBESITY, 'peso alto acima de 27'),
]);

export const WAIST_TO_HEIGHT = sourced([cite(NICE_WAIST, 'cintura menor que a metade da altura')]);
