import type { Profile } from '@leveza/contract/profile/profile.ts';
import { AvatarDialog } from './avatar/AvatarDialog.tsx';
import { LifestyleDialog } from './dialogs/LifestyleDialog.tsx';
import { MedicalDialog } from './dialogs/MedicalDialog.tsx';
import { PersonalDialog } from './dialogs/PersonalDialog.tsx';
import { PhysicalDialog } from './dialogs/PhysicalDialog.tsx';

const DIALOG = {
  personal: PersonalDialog,
  physical: PhysicalDialog,
  medical: MedicalDialog,
  lifestyle: LifestyleDialog,
  avatar: AvatarDialog,
} as const;

interface Props {
  profile: Profile;
  opened: keyof typeof DIALOG;
  onClose: () => void;
}

/** One section's dialog, made anew each time it opens. */
export function OpenedDialog({ profile, opened, onClose }: Props) {
  const Opened = DIALOG[opened];
  return <Opened profile={profile} onClose={onClose} />;
}
