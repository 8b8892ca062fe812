import type { Profile } from '@leveza/contract/profile/profile.ts';
import { completionOf, type ProfileSection, SECTION_FIELDS } from '@leveza/domain/profile/completeness.ts';
import type { ReactNode } from 'react';
import { InlineFacts } from '../../../ui/InlineFacts.tsx';
import { SectionRow } from '../../../ui/SectionRow.tsx';
import { SECTION_TITLE } from '../sections.ts';
import { useProfileDialog } from '../use-profile-dialog.ts';

interface Props {
  section: ProfileSection;
  profile: Profile;
  /** The facts of the section. */
  children: ReactNode;
}

/** A section in a row; pressing anywhere on it opens its dialog. */
export function SectionCard({ section, profile, children }: Props) {
  const { open } = useProfileDialog();
  const { state } = completionOf<string>(profile, SECTION_FIELDS[section]);
  return (
    <SectionRow title={SECTION_TITLE[section]} state={state} onEdit={() => open(section)}>
      <InlineFacts isWhole={section === 'medical'}>{children}</InlineFacts>
    </SectionRow>
  );
}
