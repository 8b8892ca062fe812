import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../lib/session.ts';
import { unsentNames } from '../../lib/unsent.ts';

/** At the start of the app: what a page before this one was sending is sent again. */
export function useSendUnsent(): void {
  const cache = useQueryClient();
  const { timeZone } = useSession();
  const sendLeft = useEffectEvent(() => {
    if (unsentNames().length === 0) return;
    import('../send-unsent.ts').then(
      ({ sendUnsent }) => sendUnsent(cache, timeZone),
      () => undefined,
    );
  });
  useEffect(() => sendLeft(), []);
}
