import type { SignedIn } from '@leveza/contract/auth/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { destination } from '@leveza/domain/auth/destination.ts';
import { dropDraft, VISITOR } from '../../lib/session-drafts.ts';
import { tellOtherTabs } from '../../lib/session-tabs.ts';
import { useAuthSearch } from './use-auth-search.ts';

/** Goes on as the patient who just signed in, to where they wanted to be. */
export function useEnter(): (signedIn: SignedIn) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { next } = useAuthSearch();
  return async ({ user }) => {
    // Cached answers belong to no patient or to another one.
    queryClient.clear();
    dropDraft(VISITOR, 'register');
    tellOtherTabs({ kind: 'signed-in', userId: user.id });
    await router.navigate({ href: destination(next), replace: true });
  };
}
