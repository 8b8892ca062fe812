import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Problem } from '@leveza/contract/problem.ts';
import { line } from '../../../http/line.ts';
import type { Piece, Section } from './document-pieces.ts';
import { piecesOf } from './document-pieces.ts';
import { damaged } from './refused.ts';

const LONGEST_MS = 30_000;
const MOST_MEGABYTES = 512;

/** Each takes a core and some hundred megabytes at most. */
const inTurns = line({ atOnce: 1, waiting: 20 });

/** Parsed within milliseconds; a thread would take longer to start. */
const SMALL_BYTES = 128 * 1024;

/** An exported document, within bounds of depth, memory and time; a large one is parsed beside the loop. */
export async function parseAside(bytes: Uint8Array): Promise<unknown> {
  if (bytes.length > SMALL_BYTES) return inTurns(() => parseInThread(bytes));
  const pieces = piecesOf(bytes);
  return collect(async () => pieces.next().value as Piece); // the last piece ends the collecting
}

async function parseInThread(bytes: Uint8Array): Promise<unknown> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    execArgv: [],
  });
  const tooSlow = AbortSignal.timeout(LONGEST_MS);
  const next = async (): Promise<Piece> => {
    worker.postMessage('next');
    const [piece] = (await once(worker, 'message', { signal: tooSlow })) as [Piece];
    return piece;
  };
  try {
    return await collect(next);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw tooSlow.aborted ? new Problem('busy', { cause: error }) : damaged(error);
  } finally {
    await worker.terminate();
  }
}

async function collect(next: () => Promise<Piece>): Promise<unknown> {
  const sections: Record<Section, Map<string, unknown[] | null>> = { content: new Map(), shipped: new Map() };
  for (;;) {
    const piece = await next();
    if (piece.kind === 'damaged') throw damaged();
    if (piece.kind === 'end') {
      const { format, version, exportedAt } = piece;
      // `fromEntries` also makes a list called `__proto__` an ordinary member.
      const [content, shipped] = [sections.content, sections.shipped].map((lists) =>
        Object.fromEntries(lists),
      );
      return { format, version, exportedAt, content, shipped };
    }
    const lists = sections[piece.section];
    if (piece.kind === 'no-list') lists.set(piece.list, null);
    else append(lists, piece.list, JSON.parse(piece.json) as unknown[]);
  }
}

function append(lists: Map<string, unknown[] | null>, name: string, rows: unknown[]): void {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  for (const row of rows) list.push(row);
}
