import type { Problem } from '@leveza/contract/problem.ts';
import type { AllergyMatch } from '@leveza/domain/profile/allergy-match.ts';

/** A card's short line; null where no allergy speaks of the product. */
export function allergyMark(matches: readonly AllergyMatch[]): string | null {
  if (matches.length === 0) return null;
  return `Seu perfil fala em alergia a ${matches.map(({ allergy }) => allergy).join(' e ')}`;
}

/** The question before something is recorded that an allergy of the profile speaks of. */
export function allergyDoubt({ message }: Problem): { question: string; detail: string } {
  return { question: 'Confira sua alergia antes de continuar.', detail: message };
}
