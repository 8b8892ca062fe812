import { logout } from '@leveza/contract/auth/session.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../lib/api.ts';
import { leaveSession } from '../../lib/leave-session.ts';
import { tellOtherTabs } from '../../lib/session-tabs.ts';
import { unsentChanges } from '../../lib/unsent.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Tries to end the notifications of this device. A failure never keeps the patient signed in: a device that left its
 * push service is dropped by the server at the next message. Without the permission it was never registered.
 */
async function forgetNotifications(): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  try {
    const { forgetDevice } = await import('../../lib/push-device.ts');
    await forgetDevice();
  } catch {
    // Other people on this device are kept out by the end of the session, which comes next.
  }
}

/** The change whose loss was told; the button may be another one by then. */
let warnedOf: string | undefined;

const NOT_YET = 'Você ainda não saiu';
const STILL_SENDING =
  'Ainda estamos enviando o que você fez por último. Espere um pouco, ou saia de novo para descartar.';

/** Ends the session here and in the other tabs. An unreachable server is reported in a toast, not thrown. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Signing out takes away what is kept on the device: the first press says so.
    const unsent = unsentChanges().at(-1)?.key;
    if (unsent !== warnedOf) {
      warnedOf = unsent;
      if (unsent) return void toast({ tone: 'critical', title: NOT_YET, detail: STILL_SENDING });
    }
    try {
      await forgetNotifications();
      await call(logout, {});
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Only the server can take the cookies back: to go on would leave the next person signed in.
      toast({ tone: 'critical', title: NOT_YET, detail: error.message });
      return;
    }
    tellOtherTabs({ kind: 'signed-out' });
    await leaveSession(router, queryClient, { to: '/' });
  }, [router, queryClient]);
}
