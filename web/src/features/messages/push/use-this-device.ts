import { deletePushSubscription } from '@leveza/contract/messages/devices.ts';
import { updateMessageSettings } from '@leveza/contract/messages/settings.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { refetchAfter } from '../../../lib/facts.ts';
import { currentSubscription, forgetDevice, registerDevice } from '../../../lib/push-device.ts';
import { subscribe } from './device.ts';

/** Whether this device is registered for notifications, and how to change that. */
export function useThisDevice(publicKey: string | null, onChange: (isOn: boolean) => void) {
  const cache = useQueryClient();
  const update = useCommand(updateMessageSettings);
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    void currentSubscription().then(
      (found) => setOn(found !== null),
      () => setOn(false),
    );
  }, []);

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setRefusal(null);
    try {
      await work();
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      setRefusal(cause.message);
    } finally {
      setPending(false);
    }
  };

  const turnOn = () =>
    attempt(async () => {
      if (publicKey === null) return;
      await registerDevice(await subscribe(publicKey));
      await update.mutateAsync({ body: { push: { enabled: true, pushEnabled: true } } });
      setOn(true);
      onChange(true);
    });
  const turnOff = () =>
    attempt(async () => {
      await forgetDevice();
      await refetchAfter(cache, deletePushSubscription);
      setOn(false);
    });
  return { isOn, isPending, refusal, turnOn: () => void turnOn(), turnOff: () => void turnOff() };
}
