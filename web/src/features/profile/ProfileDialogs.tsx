import type { Profile } from '@leveza/contract/profile/profile.ts';
import { lazy, Suspense } from 'react';
import { useProfileDialog } from './use-profile-dialog.ts';

// The forms weigh more than the page, and a visit seldom opens one.
const OpenedDialog = lazy(async () => ({ default: (await import('./OpenedDialog.tsx')).OpenedDialog }));

/** The dialog the address names. */
export function ProfileDialogs({ profile }: { profile: Profile }) {
  const { opened, close } = useProfileDialog();
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenedDialog profile={profile} opened={opened} onClose={close} />
    </Suspense>
  );
}
