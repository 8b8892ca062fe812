import { confirmEmail } from '@leveza/contract/auth/email.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCommand } from '../../lib/api.ts';

/** Opens the link of a message once, by itself; again only when asked. */
export function useConfirmEmail(token: string | null) {
  const confirm = useCommand(confirmEmail);
  const isSent = useRef(false);

  const send = () => {
    if (token !== null) confirm.mutate({ body: { token } });
  };
  const sendOnce = useEffectEvent(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  });
  useEffect(() => sendOnce(), []);

  return { confirmed: confirm.data?.data, problem: confirm.error, isPending: confirm.isPending, send };
}
