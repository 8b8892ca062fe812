import type { S3Config } from '../../../files-config.ts';
import type { FileStore, Found } from '../file-store.ts';
import { BIN, FileLost, LABEL, SHELF, idOf, olderThan } from '../file-store.ts';
import type { Patience } from './ask-store.ts';
import { askStoreBy, placeOf } from './ask-store.ts';
import { listObjects } from './list-objects.ts';

/**
 * A patient waits, and the transaction that will keep the file ends after 10 s without a statement. A removal is not waited
 * for as long: the file's key went with its row, and the sweep removes what is left. After a failure the store rests, so
 * that a rush does not hold all connections while it waits.
 */
export const HURRIED: Patience = { withinMs: 8000, removalMs: 3000, tries: 3, restMs: 3000 };
/** For commands. */
export const UNHURRIED: Patience = { withinMs: 120_000, removalMs: 120_000, tries: 6, restMs: 0 };

/** The same names as in the folder, below the prefix: other tools can copy from one to the other. */
export function s3Store(config: S3Config, patience: Patience): FileStore {
  const ask = askStoreBy(config, patience);
  const place = placeOf(config);
  const top = config.prefix && `${config.prefix}/`;
  const keyOf = (id: string) => `${top}${id.slice(0, 2)}/${id}`;
  const binKeyOf = (id: string) => `${top}${BIN}/${id}`;

  const read = (key: string) => ask({ method: 'GET', key });
  const write = async (key: string, body: Buffer) => void (await ask({ method: 'PUT', key, body }));
  const remove = async (key: string) => void (await ask({ method: 'DELETE', key }));
  /** S3 has no renaming. The copy is there before the original goes. */
  const move = async (from: string, to: string) => {
    const bytes = await read(from);
    if (!bytes) return;
    await write(to, bytes);
    await remove(from);
  };
  const list = (folder = '') => listObjects(ask, top + folder, place);
  const onShelves = async function* (): AsyncGenerator<Found> {
    for await (const { name, mtimeMs } of list()) {
      const [shelf = '', id, ...rest] = name.split('/');
      if (SHELF.test(shelf) && id && rest.length === 0) yield { id, mtimeMs };
    }
  };
  const inBin = async function* (): AsyncGenerator<Found> {
    for await (const { name, mtimeMs } of list(`${BIN}/`)) yield { id: name, mtimeMs };
  };

  return {
    place,
    write: (id, bytes) => write(keyOf(id), bytes),
    async read(id) {
      const bytes = (await read(keyOf(id))) ?? (await read(binKeyOf(id)));
      if (!bytes) throw new FileLost();
      return bytes;
    },
    remove: (id) => remove(keyOf(id)),
    idsOlderThan: async (ageMs) => (await all(onShelves())).filter(olderThan(ageMs)).map(idOf),
    isEmpty: async () => (await onShelves().next()).done === true,
    discard: (id) => move(keyOf(id), binKeyOf(id)),
    takeBack: (id) => move(binKeyOf(id), keyOf(id)),
    idsInBin: async (ageMs = -Infinity) => (await all(inBin())).filter(olderThan(ageMs)).map(idOf),
    removeFromBin: (id) => remove(binKeyOf(id)),
    label: async () => (await read(top + LABEL))?.toString().trim() ?? null,
    setLabel: (label) => write(top + LABEL, Buffer.from(`${label}\n`)),
  };
}

async function all(found: AsyncIterable<Found>): Promise<Found[]> {
  const list: Found[] = [];
  for await (const one of found) list.push(one);
  return list;
}
