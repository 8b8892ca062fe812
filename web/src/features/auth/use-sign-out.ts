import { logout } from '@leveza/contract/auth/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../lib/api.ts';
import { isAway } from '../../lib/away.ts';
import { leaveSession } from '../../lib/leave-session.ts';
import { LEFT } from '../../lib/left-offline.ts';
import { failureOf, pause } from '../../lib/patience.ts';
import { tellOtherTabs } from '../../lib/session-tabs.ts';
import { unsentNames } from '../../lib/unsent.ts';
import { toast } from '../../ui/toast.ts';

/** The next person at the device does not wait longer for a silent server. */
const LONGEST_MS = 8000;
/** The end of the notifications has this part of it; the end of the session, which comes next, has the rest. */
const NOTIFICATIONS_MS = 3000;

/**
 * Tries to end the notifications of this device. Neither a failure nor silence keeps the patient signed in: a device that
 * left its push service is dropped by the server at the next message. Without the permission it was never registered.
 */
async function forgetNotifications(): Promise<void> {
  if (globalThis.Notification?.permission !== 'granted') return;
  const forgotten = import('../../lib/push-device.ts').then(({ forgetDevice }) =>
    forgetDevice(AbortSignal.timeout(NOTIFICATIONS_MS)),
  );
  // Other people on this device are kept out by the end of the session.
  const tried = forgotten.catch(() => undefined);
  // The browser and its push service have no limit of their own.
  await Promise.race([tried, pause(NOTIFICATIONS_MS)]);
}

/** The changes whose loss was told; the button may be another one by then. */
let warnedOf = '';

const NOT_YET = 'Você ainda não saiu';
const STILL_SENDING =
  'O que você fez por último ainda está sendo enviado. Espere, ou saia de novo para descartar.';

const LEFT_HERE = 'Você saiu deste aparelho.';
const ENDS_LATER =
  'Seus dados foram apagados daqui. O Leveza não respondeu: a sessão só termina de vez quando ele estiver aberto aqui com conexão.';

/** Ends the session here and in the other tabs. An unreachable server hears of it later. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Signing out takes away what is kept on the device: the first press says so.
    const unsent = unsentNames().join(' ');
    if (unsent !== warnedOf) {
      warnedOf = unsent;
      if (unsent) return void toast({ tone: 'critical', title: NOT_YET, detail: STILL_SENDING });
    }
    let isHeard = true;
    const untilTooLong = AbortSignal.timeout(LONGEST_MS);
    try {
      await forgetNotifications();
      await call(logout, {}, untilTooLong);
    } catch (cause) {
      const error = failureOf(cause);
      const { message: detail } = error;
      if (!isAway(error)) return void toast({ tone: 'critical', title: NOT_YET, detail });
      isHeard = false;
    }
    tellOtherTabs({ kind: 'signed-out' });
    // Only the server can take its cookies back. Until then nothing of the patient is here, and no screen asks with them.
    if (!isHeard) localStorage.setItem(LEFT, 'yes');
    await leaveSession(router, queryClient, { to: isHeard ? '/' : '/login' });
    if (isHeard) return;
    toast({ tone: 'info', title: LEFT_HERE, detail: ENDS_LATER, isWhole: true });
    await import('../../lib/late-sign-out.ts').then((late) => late.endLeftSession());
  }, [router, queryClient]);
}
