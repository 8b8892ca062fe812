import { NICE_WAIST, WHO_BMI } from '../sources/authorities.ts';
import { cite, sourced } from '../sources/source.ts';

export const BMI_CLASSES = sourced([cite(WHO_BMI, 'classes de IMC para adultos')]);

export const WAIST_TO_HEIGHT = sourced([cite(NICE_WAIST, 'cintura menor que a metade da altura')]);
