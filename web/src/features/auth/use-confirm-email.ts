import { confirmEmail } from '@leveza/contract/auth/email.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommand } from '../../lib/api.ts';

/** Opens the link of a message once, by itself; again only when asked. */
export function useConfirmEmail(token: string | null) {
  const queryClient = useQueryClient();
  const confirm = useCommand(confirmEmail, { refreshes: [] });
  const isSent = useRef(false);

  const send = () => {
    if (token === null) return;
    // Whatever is on screens already read may name the former address.
    confirm.mutate({ body: { token } }, { onSuccess: () => queryClient.invalidateQueries() });
  };
  const sendOnce = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  });
  useEffect(() => sendOnce(), []);

  return { email: confirm.data?.data.email, problem: confirm.error, isPending: confirm.isPending, send };
}
