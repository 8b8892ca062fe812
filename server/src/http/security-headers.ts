import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** No inline script, nothing from another host, no framing; Trusted Types close the DOM's script sinks. */
export const CONTENT_SECURITY_POLICY = {
  defaultSrc: ["'none'"],
  // WebAssembly, without which a phone whose browser reads no barcodes could not; text is still never run as a script.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default'],
};

/** Answers, and the pages of links that patients give to others. */
const KEPT_FROM_SEARCH = /^\/(api|shared|carer)(\/|$)/;

export async function addSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: { isHttps: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
    if (KEPT_FROM_SEARCH.test(request.url)) reply.header('x-robots-tag', 'noindex, nofollow');
  });
}
