import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

export type Overview = Reply<typeof readApplicationsOverview>['data'];

// A dose becomes due or late while the screen stays open.
const AGAIN_MS = 5 * MINUTE_MS;

export function useOverview() {
  return useQuery({ ...read(readApplicationsOverview, {}), refetchInterval: AGAIN_MS });
}
