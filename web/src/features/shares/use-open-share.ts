import { openShare } from '@leveza/contract/shares/open.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCommand } from '../../lib/api.ts';

/** A page that was out of sight for so long asks again: the patient may have ended the link. */
const AWAY_MS = 60_000;

/** Opens a link by its token, which only travels in a body; a PIN is asked for by the server. */
export function useOpenShare(token: string) {
  const { mutate, error, isPending } = useCommand(openShare);
  const [shared, setShared] = useState<Reply<typeof openShare>['data']>();
  const pin = useRef<string>(undefined);
  const open = (typed = pin.current) => {
    pin.current = typed;
    mutate(
      { body: { token, again: shared !== undefined, ...(typed && { pin: typed }) } },
      {
        onSuccess: ({ data }) => setShared(data),
        // Without a connection the report stays where it is.
        onError: (problem) => isRefused(problem) && setShared(undefined),
      },
    );
  };
  const openFirst = useEffectEvent(() => open());
  useEffect(() => {
    if (token !== '') openFirst();
  }, [token]);

  const hiddenAt = useRef<number>(undefined);
  const onSight = useEffectEvent(() => {
    if (document.hidden) hiddenAt.current = Date.now();
    else if (shared && Date.now() - (hiddenAt.current ?? Infinity) >= AWAY_MS) open();
  });
  useEffect(() => {
    const look = () => onSight();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return { shared, problem: error, isPending, open };
}

const isRefused = ({ status }: Problem) => status === 401 || status === 404 || status === 410;
