import { MOST_IMPORTED } from '@leveza/contract/measurements.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import type { ReadingNews, ReadingOrder, ReadWeights } from './reading.ts';

export type ReadingState =
  | { kind: 'idle' }
  | { kind: 'reading'; share: number }
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
    start(file: File) {
      stop();
      setState({ kind: 'reading', share: 0 });
      const order: ReadingOrder = { file, zone: timeZone, most: MOST_IMPORTED };
      const reader = new Worker(new URL('weights.worker.ts', import.meta.url), { type: 'module' });
      reader.addEventListener('message', ({ data }: MessageEvent<ReadingNews>) => {
        setState(stateAfter(data));
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

function stateAfter(news: ReadingNews): ReadingState {
  switch (news.kind) {
    case 'progress':
      return { kind: 'reading', share: news.share };
    case 'done':
      return { kind: 'read', weights: news.weights };
    case 'failed':
      return news;
  }
}
