interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

export const SERVICE_WORKER_URL = '/sw.js';

/**
 * Imported before anything else. Under `require-trusted-types-for 'script'` nothing turns text into markup or script,
 * with few exceptions: React Aria empties its announcer, and our own workers are started by their address.
 */
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html === '') return html;
    throw new TypeError('Markup from text is not allowed');
  },
  createScriptURL: (url) => {
    if (url === SERVICE_WORKER_URL || isOwnWorker(url)) return url;
    throw new TypeError('Script from another address is not allowed');
  },
});

/** As the build names them: `/assets/weights.worker-C0ffee12.js`, on our own origin. */
function isOwnWorker(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.origin);
  return origin === window.location.origin && /^\/assets\/[\w-]+\.worker-[\w-]+\.js$/.test(pathname);
}

// zod would try `new Function` to compile its parsers, which the policy refuses and reports.
const ZOD_CONFIG = '__zod_globalConfig';
const shared = globalThis as { [ZOD_CONFIG]?: { jitless?: boolean } };
shared[ZOD_CONFIG] = Object.assign(shared[ZOD_CONFIG] ?? {}, { jitless: true });
