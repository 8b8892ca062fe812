import { createHmac } from 'node:crypto';

export const WEBHOOK_SECRET = 'whsec_leveza';

/** An event with the signature Stripe would give it. */
export function signedEvent(event: object, { secret = WEBHOOK_SECRET, at = Date.now() } = {}) {
  const body = JSON.stringify(event);
  const stamp = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${stamp},v1=${signature}` },
  };
}
