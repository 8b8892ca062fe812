import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { takeOwnership } from './owner-lock.ts';
import { clearWorkshop, firstLine, freshDataDir, spawnOwner } from './testing/workshop.ts';

afterEach(clearWorkshop);

const Outcome = z.object({ turns: z.number(), together: z.number() });
const LOCK = fileURLToPath(new URL('./owner-lock.ts', import.meta.url));
const RIVALS = 4;
const TURNS = 10;
/**
 * Waits for all rivals to have started, takes and gives back the folder for its number of turns, and notices if another
 * process holds it meanwhile.
 */
const RIVAL = `
  import { readdirSync, rmSync, writeFileSync } from 'node:fs';
  const { takeOwnership } = await import(process.argv[1]);
  const held = process.argv[2] + '/held';
  let turns = 0, together = 0;
  writeFileSync(process.argv[2] + '/started-' + process.pid, '');
  const started = () => readdirSync(process.argv[2]).filter((name) => name.startsWith('started-')).length;
  while (started() < ${RIVALS});
  while (turns < ${TURNS}) {
    let release;
    try { release = takeOwnership(process.argv[2]); } catch { continue; }
    turns++;
    try { writeFileSync(held, '', { flag: 'wx' }); rmSync(held); } catch { together++; }
    release();
  }
  console.log(JSON.stringify({ turns, together }));
`;

function leaveBy(folder: string, turn: number, owner: string): void {
  mkdirSync(join(folder, 'postgres.owner'), { recursive: true });
  writeFileSync(join(folder, 'postgres.owner', String(turn)), owner);
}

test('rivals for the folder of a dead owner take turns and never hold it together', async () => {
  const folder = dirname(freshDataDir());
  leaveBy(folder, 7, JSON.stringify({ pid: 999_999_999, started: 'long ago' }));
  const rivals = Array.from({ length: RIVALS }, () =>
    spawnOwner([process.execPath, '--input-type=module', '-e', RIVAL, LOCK, folder]),
  );
  const outcomes = (await Promise.all(rivals.map(firstLine))).map((line) => Outcome.parse(JSON.parse(line)));
  expect(outcomes).toEqual(Array.from({ length: RIVALS }, () => ({ turns: TURNS, together: 0 })));
});

test('a living process that merely inherited the number of the owner does not hold the folder', () => {
  const folder = dirname(freshDataDir());
  leaveBy(folder, 1, JSON.stringify({ pid: process.pid, started: 'another life' }));
  expect(takeOwnership(folder)).not.toThrow();
});

test('a living owner holds it, and lets go when it releases', () => {
  const folder = dirname(freshDataDir());
  const release = takeOwnership(folder);
  expect(() => takeOwnership(folder)).toThrow(`process ${process.pid}`);
  release();
  takeOwnership(folder)();
});

test('an entry cut short by a power loss holds nothing', () => {
  const folder = dirname(freshDataDir());
  leaveBy(folder, 1, '{"pid":');
  expect(takeOwnership(folder)).not.toThrow();
});
