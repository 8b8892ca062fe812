import { type AllergyMatch, allergyQuestion } from '@leveza/domain/profile/allergy-match.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';

/** Why the profile's allergies speak of a product, and the leaflets that say so. */
export function AllergyNotice({ name, matches }: { name: string; matches: readonly AllergyMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <Notice tone="attention" title="Sua alergia">
      <p>{allergyQuestion(name, matches)}</p>
      <Sources of={matches.flatMap(({ origin }) => origin ?? [])} />
    </Notice>
  );
}
