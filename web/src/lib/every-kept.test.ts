import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
const FILES = globSync('features/**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(`${SOURCES}${file}`, 'utf8') }));

/** Deletions and undos have no form that keeps them: the device does, until the server has answered. */
test('every deletion and every undo is kept until it is answered', () => {
  const commands = FILES.flatMap(({ file, text }) =>
    [...text.matchAll(/\b(use\w*Command)\((\w+)/g)].map(([, hook, endpoint]) => ({
      file,
      hook,
      endpoint: endpoint!,
    })),
  );
  // The end of the account leaves no patient to keep it for.
  const named = /^(delete(?!Account)|restore|undo)|^takeDoseBack$/;
  const taken = commands.filter(({ endpoint }) => named.test(endpoint));
  expect(taken.length).toBeGreaterThan(40);
  expect(taken.filter(({ hook }) => hook !== 'useKeptCommand')).toEqual([]);
});

const AN_UNDO = 'it is the undo of what was just done';
const AN_ACCESS = 'it ends an access at once; giving it back is asked for anew';
/** The deletions that offer no undo, with the reason. */
const WITHOUT_UNDO: Partial<Record<keyof typeof ENDPOINTS, string>> = {
  undoPenMovement: AN_UNDO,
  undoSkip: AN_UNDO,
  undoImport: AN_UNDO,
  disableTwoFactor: AN_ACCESS,
  endOtherSessions: AN_ACCESS,
  endSession: AN_ACCESS,
  withdrawConsent: AN_ACCESS,
  deletePushSubscription: AN_ACCESS,
  stopCalendarFeed: AN_ACCESS,
  revokeShare: AN_ACCESS,
  endCarer: AN_ACCESS,
  stopCountingSupplement: 'its switch is pressed again',
  deleteAccount: 'nothing is left to bring back; it asks for the password',
};

test('every deletion is offered back by the kit, or has its reason', () => {
  const asking = Object.entries<Endpoint>(ENDPOINTS).flatMap(([name, { method }]) => {
    const offers = FILES.some(({ text }) => text.includes('/use-delete.ts') && text.includes(`(${name})`));
    return method === 'DELETE' && !offers ? [name] : [];
  });
  expect(asking.toSorted()).toEqual(Object.keys(WITHOUT_UNDO).toSorted());
});
