import { MOST_IMPORTED } from '@leveza/contract/measurements.ts';
import type { ColumnChoice } from '@leveza/domain/measurements/import/table.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { ReadingNews, ReadingOrder, ReadWeights } from './reading.ts';

export type ReadingState =
  | { kind: 'idle' }
  /** `weights` are those of the same file, read before the patient chose other columns. */
  | { kind: 'reading'; share: number; weights: ReadWeights | null }
  | { kind: 'read'; weights: ReadWeights }
  | { kind: 'failed'; why: string };

const FAILED: ReadingState = { kind: 'failed', why: 'Não foi possível ler o arquivo.' };

/** Reads a file in a worker, so that the screen never freezes and the reading can be stopped. */
export function useReading() {
  const { timeZone } = useSession();
  const worker = useRef<Worker>(null);
  const [state, setState] = useState<ReadingState>({ kind: 'idle' });

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  return {
    state,
    start(file: File, choice: ColumnChoice | null = null) {
      stop();
      setState((before) => ({ kind: 'reading', share: 0, weights: choice ? weightsOf(before) : null }));
      const order: ReadingOrder = { file, zone: timeZone, most: MOST_IMPORTED, choice };
      const reader = new Worker(new URL('weights.worker.ts', import.meta.url), { type: 'module' });
      reader.addEventListener('message', ({ data }: MessageEvent<ReadingNews>) => {
        setState((before) => stateAfter(data, before));
        if (data.kind !== 'progress') stop();
      });
      reader.addEventListener('error', () => setState(FAILED));
      reader.postMessage(order);
      worker.current = reader;
    },
    cancel() {
      stop();
      setState({ kind: 'idle' });
    },
  };
}

export function weightsOf(state: ReadingState): ReadWeights | null {
  return state.kind === 'read' || state.kind === 'reading' ? state.weights : null;
}

function stateAfter(news: ReadingNews, before: ReadingState): ReadingState {
  switch (news.kind) {
    case 'progress':
      return { kind: 'reading', share: news.share, weights: weightsOf(before) };
    case 'done':
      return { kind: 'read', weights: news.weights };
    case 'failed':
      return news;
  }
}
