import { DOSE_STATE_WORD } from '@leveza/domain/usage/state-words.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { inPlace } from '../../../lib/address.ts';
import type { UsageSearch, UseStatus, UseType } from '../search.ts';
import type { Option } from '../../../ui/form/option.ts';

type StatusFilter = UseStatus | 'all';

const RECORDED: readonly Option<StatusFilter>[] = [
  { value: 'all', label: 'Todos' },
  { value: 'taken', label: DOSE_STATE_WORD.taken },
];
const PLANNED: readonly Option<StatusFilter>[] = [
  { value: 'missed', label: DOSE_STATE_WORD.missed },
  { value: 'scheduled', label: DOSE_STATE_WORD.scheduled },
  { value: 'skipped', label: DOSE_STATE_WORD.skipped },
];

/** Only plans know what was missed, skipped or is to come. */
export const statusOptions = (hasPlans: boolean) => (hasPlans ? [...RECORDED, ...PLANNED] : RECORDED);

/** Typing rests this long before the server is asked. */
const REST_MS = 250;

/** 'All' needs no word in the address. */
const only = <Choice extends string>(choice: Choice | 'all') => (choice === 'all' ? undefined : choice);

/** The view's state, kept in the address. */
export function useHistoryView() {
  const { q = '', type, status, open, item } = useSearch({ from: '/kit/private/medicacoes' });
  const navigate = useNavigate({ from: '/medicacoes' });
  const change = (changes: UsageSearch) => navigate(inPlace(changes));
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
    text: q,
    type: type ?? ('all' as const),
    status: status ?? ('all' as const),
    opened: open ?? null,
    boxId: item ?? null,
    isFiltered: Boolean(q || type || status),
    /** As typed, a moment before it is searched. */
    typed: typed ?? q,
    setText: setTyped,
    clearText: () => {
      setTyped(null);
      void change({ q: undefined, type: undefined, status: undefined });
    },
    setType: (next: UseType | 'all') => void change({ type: only(next) }),
    setStatus: (next: StatusFilter) => void change({ status: only(next) }),
    pick: () => void change({ open: 'pick', item: undefined }),
    takeFrom: (boxId: string) => void change({ open: 'use', item: boxId }),
    takeElsewhere: () => void change({ open: 'elsewhere', item: undefined }),
    close: () => void change({ open: undefined, item: undefined }),
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
