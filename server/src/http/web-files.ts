import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance } from 'fastify';

export const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const A_YEAR = 'public, max-age=31536000, immutable';

/** The built web app: hashed files for ever, the page itself asked for anew each time. */
export async function serveWebFiles(app: FastifyInstance, folder = WEB_DIST): Promise<void> {
  const isBuilt = existsSync(`${folder}/index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', /[\\/]assets[\\/]/.test(path) ? A_YEAR : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !/^\/api(\/|$|\?)/.test(request.url) && !/\.\w+$/.test(pathOf(request.url));
    if (isBuilt && isPage) return reply.sendFile('index.html');
    throw new Problem('no-such-call');
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}
