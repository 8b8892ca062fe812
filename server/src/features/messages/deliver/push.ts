import { PushSubscriptionInput } from '@leveza/contract/messages/devices.ts';
import { type Delivery, accepted, later, refused, UNKNOWN } from '../../../services/delivery.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { ABOUT_DEVICE } from '../add-push-subscription.ts';
import { answerTokenOf } from './answer-token-of.ts';
import type { Deliver } from './due-message.ts';
import { pushPayload } from './push-payload.ts';
import { usefulSeconds } from './words.ts';

/** One notification for each of the patient's devices. */
export const deliverByPush: Deliver = async (message, { channels, vault }) => {
  const { devices, push } = message.recipient;
  const notification = {
    payload: pushPayload(message, answerTokenOf(vault, message)),
    ttlSeconds: usefulSeconds(message),
    priority: push.priority,
    topic: message.id,
  };
  const answers = await Promise.all(
    devices.map(async ({ id, sealed }) => {
      const subscription = subscriptionIn(vault, sealed);
      return {
        id,
        delivery: subscription ? await channels.push(subscription, notification) : refused('gone'),
      };
    }),
  );
  return {
    delivery: together(answers.map(({ delivery }) => delivery)),
    goneDevices: answers.flatMap(({ id, delivery }) => (isGone(delivery) ? [id] : [])),
  };
};

/** Null where it cannot be opened: it was sealed by another master key. */
function subscriptionIn(vault: Vault, sealed: string): PushSubscriptionInput | null {
  try {
    return PushSubscriptionInput.parse(JSON.parse(vault.openText(sealed, ABOUT_DEVICE)));
  } catch {
    return null;
  }
}

const isGone = (delivery: Delivery) => delivery.state === 'refused' && delivery.reason === 'gone';

/** A message has arrived when one device has it; sent again it would come twice there. */
function together(deliveries: readonly Delivery[]): Delivery {
  const states = new Set(deliveries.map(({ state }) => state));
  if (states.has('accepted')) return accepted();
  if (states.has('unknown')) return UNKNOWN;
  const waits = deliveries.flatMap((one) => (one.state === 'later' ? [one.retryAfterSeconds ?? 0] : []));
  if (waits.length > 0) return later(Math.max(...waits) || null);
  return deliveries.find((delivery) => !isGone(delivery)) ?? refused('gone');
}
