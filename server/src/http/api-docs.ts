import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { CONTENT_SECURITY_POLICY } from './security-headers.ts';
import { openApiDocument } from './open-api.ts';

/** The API's page at /api/docs and its document at /api/docs/json, both made from the contract. */
export async function serveApiDocs(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(version) as never },
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      // Swagger UI builds its page with innerHTML and inline styles.
      const { requireTrustedTypesFor: _, trustedTypes: __, ...rest } = CONTENT_SECURITY_POLICY;
      const directives = { ...rest, styleSrc: ["'self'", "'unsafe-inline'"] };
      reply.helmet({ contentSecurityPolicy: { useDefaults: false, directives } });
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { validatorUrl: null },
      theme: { css: [{ filename: 'leveza.css', content: '.swagger-ui .topbar { display: none }' }] },
    });
  });
}
