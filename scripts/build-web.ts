import { buildWhenChanged } from './build-when-changed.ts';

export function buildWeb(): void {
  buildWhenChanged({
    name: 'web app',
    config: 'web/vite.config.ts',
    result: 'web/dist/index.html',
    sources: ['web', 'contract/src', 'domain/src', 'reading/src', 'package-lock.json'],
  });
}

if (import.meta.main) buildWeb();
