import type { Profile } from '@leveza/contract/profile/profile.ts';
import { completionOf, type ProfileSection, SECTION_FIELDS } from '@leveza/domain/profile/completeness.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Facts } from './Facts.tsx';
import { SECTION_TITLE } from '../sections.ts';
import { useProfileDialog } from '../use-profile-dialog.ts';

const STATE = {
  complete: { word: 'Completo', status: 'ok', level: 'ok' },
  partial: { word: 'Parcial', status: 'attention', level: 'brand' },
  empty: { word: 'Vazio', status: 'empty', level: 'empty' },
} as const;

interface Props {
  section: ProfileSection;
  profile: Profile;
  /** The facts of the section. */
  children: ReactNode;
}

/** A section at a glance and how much of it is filled in; pressing anywhere on it opens its dialog. */
export function SectionCard({ section, profile, children }: Props) {
  const { open } = useProfileDialog();
  const title = SECTION_TITLE[section];
  const { percent, state } = completionOf<string>(profile, SECTION_FIELDS[section]);
  const { word, status, level } = STATE[state];
  return (
    <Card
      title={title}
      className="relative transition-colors duration-150 hover:border-line-strong"
      corner={
        <>
          <Badge status={status}>{word}</Badge>
          <IconButton
            icon={ChevronRight}
            aria-label={`Editar ${title}`}
            aria-haspopup="dialog"
            onPress={() => open(section)}
            className="after:absolute after:inset-0 after:rounded-2xl"
          />
        </>
      }
    >
      <ProgressBar label="Preenchimento" value={percent} kind="level" level={level} />
      <Facts>{children}</Facts>
    </Card>
  );
}
