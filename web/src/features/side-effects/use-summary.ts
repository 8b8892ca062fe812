import { readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

export const summaryQuery = read(readSideEffectSummary, {});

export function useSummary() {
  return useQuery(summaryQuery);
}
