import {
  addPushSubscription,
  deletePushSubscription,
  PushSubscriptionInput,
} from '@leveza/contract/messages/devices.ts';
import { call } from './api.ts';

/** This device's registration at its push service; null without one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export async function registerDevice(subscription: PushSubscription): Promise<void> {
  await call(addPushSubscription, { body: PushSubscriptionInput.parse(subscription.toJSON()) });
}

/** The next person at this device must not see the reminders of this patient. */
export async function forgetDevice(signal?: AbortSignal): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  // The device ends it beside the call, whose answer may not come. The push service then refuses this device, and the
  // server drops what is refused for good.
  await Promise.all([
    call(deletePushSubscription, { body: { endpoint } }, signal),
    subscription.unsubscribe(),
  ]);
}

/** At the start of the app: the server may have lost the device, and what the icon counted is being looked at. */
export async function keepDevice(): Promise<void> {
  await navigator.clearAppBadge?.();
  const subscription = await currentSubscription();
  if (subscription) await registerDevice(subscription);
}
