import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance } from 'fastify';

export const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The empty page the app starts in, for every address that has no page of its own. */
const SHELL = 'app.html';
const A_YEAR = 'public, max-age=31536000, immutable';

/** The built web app: hashed files for ever, the page itself asked for anew each time. */
export async function serveWebFiles(app: FastifyInstance, folder = WEB_DIST): Promise<void> {
  const isBuilt = existsSync(`${folder}/${SHELL}`);
  const written = isBuilt ? writtenPages(folder) : new Map<string, string>();
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
    if (isBuilt && isPage) return reply.sendFile(written.get(pathOf(request.url)) ?? SHELL);
    throw new Problem('no-such-call');
  });
}

/** The pages the build wrote out in full: `/termos` is `termos.html`; `/` is served as any folder's index. */
function writtenPages(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== SHELL);
  return new Map(files.map((name) => [`/${name.slice(0, -'.html'.length)}`, name]));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]!;
}
