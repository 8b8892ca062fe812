import { type AllergyMatch, allergyQuestion } from '@leveza/domain/profile/allergy-match.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SourceNote } from '../../../ui/SourceNote.tsx';

/** Why the profile's allergies speak of a product, and the leaflets that say so. */
export function AllergyNotice({ name, matches }: { name: string; matches: readonly AllergyMatch[] }) {
  if (matches.length === 0) return null;
  const sources = [...new Set(matches.flatMap(({ source }) => source ?? []))];
  return (
    <Notice tone="attention" title="Sua alergia">
      <p>{allergyQuestion(name, matches)}</p>
      {sources.length > 0 && <SourceNote source={sources.join('; ')} isVerified />}
    </Notice>
  );
}
