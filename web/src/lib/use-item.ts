import type { Read, Reply, Sent } from '@leveza/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { read } from './api.ts';

const GONE = 'Este registro não existe mais.';

type RowOf<E extends Read> = Reply<E> extends { data: infer T extends { id: string } } ? T : never;

interface Options<T> {
  /** Those on the screen, among which it usually is. */
  rows: readonly T[];
  /** They are still on their way, and it may be among them. */
  isLoading?: boolean;
  /** It cannot be shown, and why: the place to say so and to close. */
  onLost: (message: string) => void;
}

/**
 * The record an address names: the row on the screen, else asked for by its id. It stays while its dialog is closing,
 * and when a change takes it off the list.
 */
export function useItem<E extends Read>(
  endpoint: E,
  id: string | null,
  { rows, isLoading = false, onLost }: Options<RowOf<E>>,
): RowOf<E> | null {
  const [kept, setKept] = useState<{ row: RowOf<E>; wasOnScreen: boolean } | null>(null);
  const [opened, setOpened] = useState(id);
  if (opened !== id) {
    setOpened(id);
    if (id !== null) setKept(null);
  }
  const onScreen = rows.find((row) => row.id === id);
  // One that left the screen was deleted, perhaps: asking again would only find that out.
  const wasOnScreen = kept !== null && kept.row.id === id && kept.wasOnScreen;
  const query = useQuery({
    ...read(endpoint, { params: { id: id ?? '' } } as never as Sent<E>),
    enabled: id !== null && !isLoading && !onScreen && !wasOnScreen,
    // A form is filled from it: it neither changes by itself under the hand, nor is it an old one.
    staleTime: Infinity,
    gcTime: 0,
  });
  const asked = id === null ? undefined : (query.data as { data: RowOf<E> } | undefined)?.data;
  const found = onScreen ?? asked;
  if (found && found !== kept?.row) setKept({ row: found, wasOnScreen: found === onScreen });

  const lose = useEffectEvent((message: string) => onLost(message));
  const failure = id !== null && query.isLoadingError ? query.error : null;
  useEffect(() => {
    // An id the server calls malformed is treated as deleted.
    if (failure) lose(failure.status === 404 || failure.code === 'invalid-input' ? GONE : failure.message);
  }, [failure]);

  if (found) return found;
  return id === null || kept?.row.id === id ? (kept?.row ?? null) : null;
}
