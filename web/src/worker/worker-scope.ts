/** The parts of a service worker's world that ours uses; the types of the browser's page do not have them. */
export interface WorkerScope {
  registration: {
    showNotification: (title: string, options: ShownOptions) => Promise<void>;
    pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription> };
  };
  clients: { openWindow: (address: string) => Promise<unknown> };
  navigator: { setAppBadge?: () => Promise<void> };
  fetch: typeof fetch;
}

export interface ShownOptions extends NotificationOptions {
  renotify?: boolean;
  vibrate?: number[];
  actions?: { action: string; title: string }[];
}

/** A notification that was shown, as a tap hands it back. */
export interface TappedNotification {
  data: { link: string | null; token: string | null } | null;
  close: () => void;
}
