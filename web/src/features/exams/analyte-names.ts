import { ANALYTES, findAnalyte } from '@leveza/domain/exams/analytes.ts';
import { keyOfName } from '@leveza/domain/exams/names/key-of-name.ts';

export const ANALYTE_NAMES = ANALYTES.map(({ name }) => name);

/** The unit its values are compared in, to begin with. */
export const unitOfName = (name: string, isUrine = false): string =>
  findAnalyte(keyOfName(name, isUrine))?.unit ?? '';
