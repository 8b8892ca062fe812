import type { Profile } from '@leveza/contract/profile/profile.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useProfileDialog } from './use-profile-dialog.ts';

// The forms weigh more than the page, and a visit seldom opens one.
const OpenedDialog = lazyDialog(() => import('./OpenedDialog.tsx'), 'OpenedDialog');

/** The dialog the address names. */
export function ProfileDialogs({ profile }: { profile: Profile }) {
  const { opened, close } = useProfileDialog();
  if (opened === null) return null;
  return <OpenedDialog profile={profile} opened={opened} onClose={close} />;
}
