import { buildWhenChanged } from './build-when-changed.ts';

/** Some thirteen hundred modules in a few files: finding and loading each is most of what a start takes. */
export function buildServer(): void {
  buildWhenChanged({
    name: 'server',
    config: 'server/vite.config.ts',
    result: 'server/dist/main.js',
    sources: ['server/src', 'server/vite.config.ts', 'contract/src', 'domain/src', 'package-lock.json'],
  });
}

if (import.meta.main) buildServer();
