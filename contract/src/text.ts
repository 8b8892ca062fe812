import { z } from './zod.ts';

const NUL = String.fromCharCode(0);

/**
 * Text a patient typed, up to `max` characters. PostgreSQL cannot hold NUL, and half of a surrogate pair
 * would come back as another character than the one sent, so both are refused at the door.
 */
export function text(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine(
      (value) => !value.includes(NUL) && value.isWellFormed(),
      'O texto tem caracteres que não podem ser guardados.',
    );
}

/** Optional text: blank and absent are the same, and are stored as null. */
export function optionalText(max: number) {
  return text(max)
    .nullish()
    .transform((value) => value || null);
}
