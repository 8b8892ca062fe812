import { useEffect } from 'react';

/** At the start of the app: a device that may show notifications is registered again, and its icon counts nothing. */
export function useKeptDevice(): void {
  useEffect(() => {
    if (window.Notification?.permission !== 'granted') return;
    void import('../../lib/push-device.ts')
      .then(({ keepDevice }) => keepDevice())
      // Offline, perhaps; the next start tries again.
      .catch(() => undefined);
  }, []);
}
