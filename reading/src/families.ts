import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Line } from './layout.ts';

const FAMILY = /^\W*(?:dosagem de )?(bilirrubina|psa|testosterona|colesterol|calcio|proteina)s?\b/;
/** 'Total' by itself names nothing. */
const PART = /^(?:total|direta|indireta|livre|i[oô]nico)\b/i;

/** The family of the rows below a heading: 'Bilirrubinas'. Empty below another heading, null on any other line. */
export function familyIn({ cells, text }: Line): string | null {
  // The digit of 'T4' or 'B12' belongs to a name.
  if (cells.length > 1 || /\d/.test(text.replace(/(?<=\p{L})\d+/gu, ''))) return null;
  if (/^\W*(?:perfil lipidico|lipidograma)\b/.test(fold(text))) return 'colesterol';
  return FAMILY.exec(fold(text))?.[1] ?? '';
}

/** The name of a row with that of its family: 'Bilirrubina Total'. */
export function inFamily(text: string, family: string): string {
  return family !== '' && PART.test(text) ? `${family} ${text}` : text;
}
