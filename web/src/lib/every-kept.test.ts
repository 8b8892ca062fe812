import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/** Deletions and undos have no form that keeps them: the device does, until the server has answered. */
test('every deletion and every undo is kept until it is answered', () => {
  const files = globSync('features/**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !file.includes('.test.'),
  );
  const commands = files.flatMap((file) =>
    [...readFileSync(`${SOURCES}${file}`, 'utf8').matchAll(/\b(use\w*Command)\((\w+)/g)].map(
      ([, hook, endpoint]) => ({ file, hook, endpoint: endpoint! }),
    ),
  );
  // Without the account there is nobody left to keep it for.
  const named = /^(delete(?!Account)|restore|undo)|^takeDoseBack$/;
  const taken = commands.filter(({ endpoint }) => named.test(endpoint));
  expect(taken.length).toBeGreaterThan(40);
  expect(taken.filter(({ hook }) => hook !== 'useKeptCommand')).toEqual([]);
});
