import { useEffect, useRef } from 'react';
import { useSession } from '../../../lib/session.ts';
import { readFile } from './read-file.ts';
import { changeItem, setOutcome, type Step } from './upload-steps.ts';
import type { UploadItem } from './upload-state.ts';

export type Reading = ReturnType<typeof useReading>;

/** Reads files one after the other, in a worker, and can be cancelled at any moment. */
export function useReading(step: (change: Step) => void) {
  const { name, gender, birthDate } = useSession();
  const running = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const passwords = useRef(new Map<string, string>());
  const asked = useRef(new Map<string, number>());

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const each of all.values()) each.abort();
    };
  }, []);

  const cancel = (ids: readonly string[]) => {
    for (const id of ids) {
      running.current.get(id)?.abort();
      running.current.delete(id);
    }
  };

  const start = ({ id, file }: UploadItem, mostRecognised = AT_ONCE) => {
    cancel([id]);
    const mine = new AbortController();
    running.current.set(id, mine);
    asked.current.set(id, mostRecognised);
    const change = (changes: Partial<UploadItem>) => {
      if (!mine.signal.aborted) step(changeItem(id, changes));
    };
    change({ state: 'reading', progress: null, sentence: null });
    const read = async () => {
      if (mine.signal.aborted) return;
      const outcome = await readFile(file, {
        signal: mine.signal,
        password: passwords.current.get(id),
        mostRecognised,
        name,
        patient: { sex: gender === 'O' ? null : gender, birthDate },
        onProgress: (progress) => change({ progress }),
      });
      if (!mine.signal.aborted) step(setOutcome(id, outcome));
      if (running.current.get(id) === mine) running.current.delete(id);
    };
    // Two files at once would take twice the memory and be no faster.
    queue.current = queue.current.then(read).catch(() => undefined);
  };

  return {
    start,
    /** The next pages that had to wait. */
    readMore: (item: UploadItem) => {
      const before = asked.current.get(item.id) ?? AT_ONCE;
      start(item, before < BY_A_PRESS ? BY_A_PRESS : before + 1);
    },
    unlock: (item: UploadItem, password: string) => {
      passwords.current.set(item.id, password);
      start(item);
    },
    /** Ends the reading of a file, which stays: it can be saved with values typed by hand. */
    stop: ({ id }: UploadItem) => {
      cancel([id]);
      step(changeItem(id, { state: 'completed', progress: null, sentence: STOPPED }));
    },
    /** The file stays unread, such as one whose password is not at hand. */
    keepUnread: ({ id }: UploadItem) =>
      step(changeItem(id, { state: 'completed', progress: null, sentence: UNREAD })),
    cancel,
    passwordOf: (id: string) => passwords.current.get(id),
  };
}

/** Pages recognised without being asked for, and by the first press; then one more each time. */
const AT_ONCE = 3;
const BY_A_PRESS = 5;

const STOPPED = 'Leitura cancelada. O arquivo será guardado, e você pode digitar os valores.';
const UNREAD = 'O arquivo será guardado sem ser lido. Você pode digitar os valores.';
