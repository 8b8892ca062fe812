import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks the server for what a screen shows as it opens, by what its address says. It runs while the screen's code is
 * still on its way; the screen then finds its answers, or the calls under way, in the cache.
 */
export type ScreenReads = (cache: QueryClient, search: Record<string, unknown>) => void;
