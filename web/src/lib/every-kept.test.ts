import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { undoReader } from '../testing/undo-commands.ts';

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

const A_FILE = 'a picture is no text that the device could keep';
/** The commands of undos that the device does not keep, with the reason. */
const NOT_KEPT: Record<string, string> = {
  'features/photos/use-keep-photo.ts: addPhoto': A_FILE,
  'features/photos/use-keep-photo.ts: changePhoto':
    'it needs the answer about its picture, which is not kept',
  'features/profile/avatar/use-remove-avatar.ts: uploadAvatar': A_FILE,
  'features/account/consents/ConsentItem.tsx: giveConsent':
    'a consent is given in sight of its answer: hours later it would stand against a newer withdrawal',
};
const ANSWERED_ELSEWHERE = 'its record is still on its way; the answer to it takes it back';
/** The undos that send nothing by themselves, with the reason. */
const SENDING_NOTHING: Record<string, string> = {
  'features/exams/review/use-review.ts': 'the value was not saved yet',
  'features/side-effects/form/use-effect-form.ts': ANSWERED_ELSEWHERE,
};

/** Files without such a word are not parsed: the others hold all undos. */
const MAY_UNDO = /\bundo\b|\buseDelete\(/;

test('every command that an undo of a message or of a deletion sends is kept, whatever its name', () => {
  const undosIn = undoReader(SOURCES);
  const undos = FILES.filter(({ file, text }) => MAY_UNDO.test(text) && !file.includes('/testing/')).flatMap(
    ({ file }) => undosIn(file),
  );
  expect(undos.length).toBeGreaterThan(65);
  const silent = undos.filter(({ commands }) => commands.length === 0);
  expect(silent.map(({ file }) => file).toSorted()).toEqual(Object.keys(SENDING_NOTHING));
  const plain = undos
    .flatMap(({ commands }) => commands)
    .filter(({ hook }) => hook !== 'useKeptCommand')
    .map(({ file, endpoint }) => `${file}: ${endpoint}`);
  expect([...new Set(plain)].toSorted()).toEqual(Object.keys(NOT_KEPT).toSorted());
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
