import { deleteAccount } from '@leveza/contract/account/deletion.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCommand } from '../../lib/api.ts';
import { leaveSession } from '../../lib/leave-session.ts';
import { tellOtherTabs } from '../../lib/session-tabs.ts';
import { rememberDeletion } from './farewell.ts';

interface Confirmation {
  password?: string;
  confirmation?: string;
}

/** Deletes the account and leaves it, here and in the other tabs. */
export function useDeleteAccount(): (body: Confirmation) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const remove = useCommand(deleteAccount);
  return async (body) => {
    await remove.mutateAsync({ body });
    tellOtherTabs({ kind: 'signed-out' });
    await leaveSession(router, queryClient, { to: '/' });
    rememberDeletion();
  };
}
