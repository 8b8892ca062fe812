interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => unknown;
}

export const SERVICE_WORKER_URL = '/sw.js';

/**
 * Imported before anything else. Under `require-trusted-types-for 'script'` nothing turns text into markup or script,
 * with two exceptions: React Aria empties its announcer, and our own service worker is registered by its address.
 */
const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html === '') return html;
    throw new TypeError('Markup from text is not allowed');
  },
  createScriptURL: (url) => {
    if (url === SERVICE_WORKER_URL) return url;
    throw new TypeError('Script from another address is not allowed');
  },
});

// zod would try `new Function` to compile its parsers, which the policy refuses and reports.
const ZOD_CONFIG = '__zod_globalConfig';
const shared = globalThis as { [ZOD_CONFIG]?: { jitless?: boolean } };
shared[ZOD_CONFIG] = Object.assign(shared[ZOD_CONFIG] ?? {}, { jitless: true });
