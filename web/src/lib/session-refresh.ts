type Handler = () => Promise<boolean>;

let handler: Handler | undefined;
let underWay: Promise<boolean> | undefined;
let renewals = 0;

/** Says how to renew a session after a 401. Parallel calls share one run; `true` lets each be sent once more. */
export function onUnauthenticated(renew: Handler): () => void {
  handler = renew;
  return () => {
    if (handler === renew) handler = undefined;
  };
}

/** To be read before a call leaves, and handed to `renewedSince` when it comes back refused. */
export function renewalsSoFar(): number {
  return renewals;
}

/** Whether the session is new since the call left; renews it if no other call has. */
export function renewedSince(before: number): Promise<boolean> {
  if (renewals > before) return Promise.resolve(true);
  if (!handler) return Promise.resolve(false);
  underWay ??= renewOnce(handler).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function renewOnce(renew: Handler): Promise<boolean> {
  const isRenewed = await renew();
  if (isRenewed) renewals += 1;
  return isRenewed;
}
