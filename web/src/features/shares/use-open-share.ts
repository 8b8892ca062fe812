import { openShare } from '@leveza/contract/shares/open.ts';
import { useEffect, useEffectEvent } from 'react';
import { useCommand } from '../../lib/api.ts';

/** Opens a link by its token, which only travels in a body; a PIN is asked for by the server. */
export function useOpenShare(token: string) {
  const { mutate, data, error, isPending } = useCommand(openShare);
  const open = (pin?: string) => mutate({ body: { token, ...(pin && { pin }) } });
  const openFirst = useEffectEvent(() => open());
  useEffect(() => {
    if (token !== '') openFirst();
  }, [token]);
  return { shared: data?.data, problem: error, isPending, open };
}
