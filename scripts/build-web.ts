import { buildWhenChanged } from './build-when-changed.ts';

export function buildWeb({ isQuick = false } = {}): void {
  buildWhenChanged({
    name: 'web app',
    config: 'web/vite.config.ts',
    result: 'web/dist/index.html',
    sources: ['web', 'contract/src', 'domain/src', 'reading/src', 'package-lock.json'],
    isQuick,
  });
}

if (import.meta.main) buildWeb({ isQuick: process.argv.includes('--quick') });
