import type { FastifyInstance } from 'fastify';

type Directives = Readonly<Record<string, readonly string[]>>;

/** No inline script, nothing from another host, no framing; Trusted Types close the DOM's script sinks. */
export const CONTENT_SECURITY_POLICY = {
  'default-src': ["'none'"],
  // WebAssembly, without which a phone whose browser reads no barcodes could not; text is still never run as a script.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} satisfies Directives;

export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

/** Those a browser or a proxy heeds in every answer; helmet's list, written once instead of at each request. */
const ALWAYS = {
  'content-security-policy': policyText(CONTENT_SECURITY_POLICY),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Answers, and the pages of links that patients give to others. */
const KEPT_FROM_SEARCH = /^\/(api|shared|carer)(\/|$)/;

export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const always = isHttps ? { ...ALWAYS, ...OVER_HTTPS } : ALWAYS;
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always);
    done();
  });
  // Last, so that no call can let its answer be kept.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    if (KEPT_FROM_SEARCH.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
    done(null, payload);
  });
}
