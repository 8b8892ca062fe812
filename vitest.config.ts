import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[]) => ({
  test: { name, include, environment: 'node' as const, globals: false },
});

export default defineConfig({
  test: {
    projects: [
      node('house', ['*.test.ts', 'scripts/**/*.test.ts']),
      node('domain', ['domain/src/**/*.test.ts']),
      node('contract', ['contract/src/**/*.test.ts']),
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/src/testing/setup.ts'],
        },
      },
    ],
  },
});
