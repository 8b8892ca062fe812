export const GENDERS = ['M', 'F', 'O'] as const;
export type Gender = (typeof GENDERS)[number];

const BY_WORD: Record<string, Gender> = { MALE: 'M', FEMALE: 'F', OTHER: 'O', M: 'M', F: 'F', O: 'O' };

/** MALE, FEMALE and OTHER become M, F and O; anything unknown is O. */
export function genderOf(word: string): Gender {
  return BY_WORD[word.trim().toUpperCase()] ?? 'O';
}
