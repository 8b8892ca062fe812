import { Problem } from '@leveza/contract/problem.ts';

/** Whether this browser can show notifications of Leveza, and what stands in the way. */
export type DeviceAbility = 'able' | 'install-first' | 'denied' | 'unable';

export function deviceAbility(): DeviceAbility {
  if (isPhoneOfApple() && !isInstalled()) return 'install-first';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unable';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

// Newer iPads call themselves Macs, and no Mac has a touch screen.
const isPhoneOfApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

const WAIT_MS = 15_000;
const NO_ANSWER = 'O navegador não conseguiu ligar as notificações. Confira a conexão e tente de novo.';

/** Asks for the permission and registers at the push service. Has to be called from a tap. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    throw new Problem('unexpected', { message: 'O navegador não deu permissão para notificações.' });
  }
  // Browsers without Google's service never answer.
  return withinTime(
    navigator.serviceWorker.ready.then(({ pushManager }) =>
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }),
    ),
  );
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('unexpected', { message: NO_ANSWER })), WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem('unexpected', { message: NO_ANSWER, cause });
  } finally {
    clearTimeout(timer);
  }
}
