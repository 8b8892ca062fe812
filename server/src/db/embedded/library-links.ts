import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode } from './refused.ts';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages carry no links, and the script that makes them may have been switched off. */
export async function restoreLibraryLinks(native: string): Promise<void> {
  for (const { source, target } of await missingLinks(native)) {
    try {
      await symlink(relative(dirname(target), source), target);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error; // made by another start at the same moment
    }
  }
}

async function missingLinks(native: string): Promise<z.infer<typeof Links>> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const inPackage = Links.parse(JSON.parse(await readFile(list, 'utf8')));
  const here = (path: string) => join(native, relative('native', path));
  return inPackage
    .map(({ source, target }) => ({ source: here(source), target: here(target) }))
    .filter(({ target }) => !existsSync(target));
}
