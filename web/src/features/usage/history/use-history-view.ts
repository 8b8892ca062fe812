import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeAddress, wordOf } from '../../../lib/address.ts';
import { USE_TYPES, type UseType } from './type-of-use.ts';

/** Only what was taken is recorded: planned and missed doses come with the plans. */
export const STATUS_OPTIONS = [
  { value: 'all', label: 'Todos' },
  { value: 'taken', label: 'Tomado' },
] as const;
type StatusFilter = (typeof STATUS_OPTIONS)[number]['value'];

export interface HistorySearch {
  text: string;
  type: UseType | 'all';
  status: StatusFilter;
  opened: 'pick' | 'use' | null;
  boxId: string | null;
}

/** What an address says about the history; whatever it says wrongly counts as not said. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const { q, type, status, open, item } = search;
  return {
    text: wordOf(q) ?? '',
    type: USE_TYPES.find((name) => name === type) ?? 'all',
    status: status === 'taken' ? 'taken' : 'all',
    opened: open === 'pick' || (open === 'use' && typeof item === 'string') ? open : null,
    boxId: typeof item === 'string' ? item : null,
  };
}

/** Typing rests this long before the server is asked. */
const REST_MS = 250;

const only = (value: string) => (value === 'all' ? undefined : value);

/** What the patient is looking at, kept in the address. */
export function useHistoryView() {
  const view = readHistorySearch(useSearch({ strict: false }));
  const change = useChangeAddress();
  const [typed, setTyped] = useState<string | null>(null);

  const commit = useEffectEvent(async (text: string) => {
    await change({ q: text || undefined });
    setTyped((now) => (now === text ? null : now));
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => void commit(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    ...view,
    isFiltered: view.text !== '' || view.type !== 'all' || view.status !== 'all',
    /** As typed, a moment before it is searched. */
    typed: typed ?? view.text,
    setText: setTyped,
    clearText: () => {
      setTyped(null);
      void change({ q: undefined, type: undefined });
    },
    setType: (type: UseType | 'all') => void change({ type: only(type) }),
    setStatus: (status: StatusFilter) => void change({ status: only(status) }),
    pick: () => void change({ open: 'pick', item: undefined }),
    takeFrom: (boxId: string) => void change({ open: 'use', item: boxId }),
    close: () => void change({ open: undefined, item: undefined }),
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
