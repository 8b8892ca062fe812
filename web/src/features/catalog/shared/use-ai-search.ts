import { aiSearch, type FoundProduct } from '@leveza/contract/catalog/search.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../lib/api.ts';

export interface SearchTerms {
  query: string;
  brand: string;
  ean: string;
}

export const NO_TERMS: SearchTerms = { query: '', brand: '', ean: '' };

export type AiSearch = ReturnType<typeof useAiSearch>;

/** The AI search: its terms, its progress and its results. It can be cancelled at any time. */
export function useAiSearch(kind: ItemKind) {
  const [terms, setTerms] = useState(NO_TERMS);
  const [results, setResults] = useState<FoundProduct[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  // A search counts for the day even if it failed or was cancelled.
  const ask = useCommand(aiSearch, {
    signal: () => running.current?.signal,
    isQuick: true,
    isStaleAnyway: true,
  });

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setStartedAt(null);
  };

  useEffect(() => () => running.current?.abort(), []);

  /** True when there is an answer to show, even an empty one. */
  const search = async (): Promise<boolean> => {
    cancel();
    const mine = new AbortController();
    running.current = mine;
    setProblem(null);
    setStartedAt(Date.now());
    try {
      const { data } = await ask.mutateAsync({ body: { ...terms, type: kind } });
      if (mine.signal.aborted) return false;
      setResults(data);
      return true;
    } catch (error) {
      if (mine.signal.aborted) return false;
      setProblem(error instanceof Problem ? error : new Problem('unexpected', { cause: error }));
      return false;
    } finally {
      if (running.current === mine) {
        running.current = null;
        setStartedAt(null);
      }
    }
  };

  return {
    terms,
    hasTerms: Object.values(terms).some((term) => term.trim() !== ''),
    type: (change: Partial<SearchTerms>) => setTerms((before) => ({ ...before, ...change })),
    results,
    problem,
    dismissProblem: () => setProblem(null),
    startedAt,
    search,
    cancel,
  };
}
