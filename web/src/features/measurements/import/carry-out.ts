import { readWeights } from './read-weights.ts';
import { type ReadingNews, type ReadingOrder, Unreadable } from './reading.ts';

/** Carries out the worker's order: reports progress, and the result at the end. */
export async function carryOut(order: ReadingOrder, tell: (news: ReadingNews) => void): Promise<void> {
  try {
    const weights = await readWeights(order, (share) => tell({ kind: 'progress', share }));
    tell({ kind: 'done', weights });
  } catch (cause) {
    const why = cause instanceof Unreadable ? cause.message : 'Não foi possível ler o arquivo.';
    tell({ kind: 'failed', why });
  }
}
