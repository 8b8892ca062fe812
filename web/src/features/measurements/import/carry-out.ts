import { readWeights } from './read-weights.ts';
import { type ReadingNews, type ReadingOrder, Unreadable } from './reading.ts';

/** What the worker does with an order: tells how far it is, and at the end what it found. */
export async function carryOut(order: ReadingOrder, tell: (news: ReadingNews) => void): Promise<void> {
  try {
    const weights = await readWeights(order, (share) => tell({ kind: 'progress', share }));
    tell({ kind: 'done', weights });
  } catch (cause) {
    const why = cause instanceof Unreadable ? cause.message : 'Não foi possível ler o arquivo.';
    tell({ kind: 'failed', why });
  }
}
