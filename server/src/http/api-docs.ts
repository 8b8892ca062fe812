import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { openApiDocument } from './open-api.ts';
import { CONTENT_SECURITY_POLICY, policyText } from './security-headers.ts';

// Swagger UI builds its page with innerHTML and inline styles.
const {
  'require-trusted-types-for': _,
  'trusted-types': __,
  ...withoutTrustedTypes
} = CONTENT_SECURITY_POLICY;
const DOCS_POLICY = policyText({ ...withoutTrustedTypes, 'style-src': ["'self'", "'unsafe-inline'"] });

/** The API's page at /api/docs and its document at /api/docs/json, both made from the contract. */
export async function serveApiDocs(app: FastifyInstance, version: string): Promise<void> {
  let document: object | undefined;
  // The page asks for the document at each visit. Written at the first one: it takes longer than all routes together.
  const swagger = async () => {
    app.decorate('swagger', () => (document ??= openApiDocument(version)));
  };
  await app.register(fastifyPlugin(swagger, { name: '@fastify/swagger' }));
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', DOCS_POLICY);
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { validatorUrl: null },
      theme: { css: [{ filename: 'leveza.css', content: '.swagger-ui .topbar { display: none }' }] },
    });
  });
}
