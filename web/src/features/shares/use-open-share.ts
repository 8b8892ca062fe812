import { checkShare, openShare } from '@leveza/contract/shares/open.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommand } from '../../lib/api.ts';

/** A page that was out of sight for so long asks whether the link stands: the patient may have ended it. */
const AWAY_MS = 60_000;

/** Opens a link by its token, which only travels in a body; a PIN is asked for by the server. */
export function useOpenShare(token: string) {
  const { mutate, error, isPending: isOpening } = useCommand(openShare);
  const { mutate: check, error: endedBy, isPending: isChecking } = useCommand(checkShare);
  const [shared, setShared] = useState<Reply<typeof openShare>['data']>();
  // Kept for another try where the connection failed.
  const pin = useRef<string>(undefined);
  const open = (typed = pin.current) => {
    pin.current = typed;
    mutate({ body: { token, ...(typed && { pin: typed }) } }, { onSuccess: ({ data }) => setShared(data) });
  };
  const openFirst = useEffectEvent(() => open());
  useEffect(() => {
    if (token !== '') openFirst();
  }, [token]);

  const hiddenAt = useRef<number>(undefined);
  const onSight = useEffectEvent(() => {
    if (document.hidden) hiddenAt.current = Date.now();
    else if (shared && Date.now() - (hiddenAt.current ?? Infinity) >= AWAY_MS)
      // Without a connection the report stays where it is.
      check({ body: { token } }, { onError: (problem) => isRefused(problem) && setShared(undefined) });
  });
  useEffect(() => {
    const look = () => onSight();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { shared, problem: endedBy ?? error, isPending: isOpening || isChecking, open };
}

const isRefused = ({ status }: Problem) => status === 404 || status === 410;
