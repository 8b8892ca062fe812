import { fold } from './printed/words.ts';

const SHORTEST = 3;
const partsOf = (name: string) =>
  fold(name)
    .replace(/[^a-z ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/**
 * Whether a report names somebody else than the patient. Relatives share family names, so the first name decides; a
 * short form of it ('Cris' of 'Cristina') and a letter that a picture hid are the patient's.
 */
export function isOtherPerson(printed: string, patient: string): boolean {
  const [own] = partsOf(patient);
  const names = partsOf(printed);
  if (own === undefined || own.length < SHORTEST || names.length === 0) return false;
  return !names.some((name) => isAlike(name, own));
}

function isAlike(one: string, other: string): boolean {
  if (one.length >= SHORTEST && (one.startsWith(other) || other.startsWith(one))) return true;
  if (one.length !== other.length || one.length < 5) return false;
  return one.split('').filter((letter, at) => letter !== other[at]).length === 1;
}
