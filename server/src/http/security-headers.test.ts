import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { CONTENT_SECURITY_POLICY, addSecurityHeaders } from './security-headers.ts';

test.each([true, false])('the headers are those of helmet, over https %s', async (isHttps) => {
  const [ours, theirs] = [fastify(), fastify()];
  addSecurityHeaders(ours, { isHttps });
  await theirs.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  const { 'permissions-policy': permissions, ...rest } = await headersOf(ours);
  expect(rest).toEqual(await headersOf(theirs));
  expect(permissions).toContain('microphone=()');
});

async function headersOf(app: FastifyInstance) {
  app.get('/', () => 'a page');
  const { date: _, ...headers } = (await app.inject('/')).headers;
  await app.close();
  return headers;
}

test('an answer that sets a policy of its own keeps it', async () => {
  const app = fastify();
  addSecurityHeaders(app, { isHttps: false });
  app.get('/', (_request, reply) => reply.header('content-security-policy', 'sandbox').send('a file'));
  expect((await app.inject('/')).headers['content-security-policy']).toBe('sandbox');
  await app.close();
});
