import { boxesQuery } from '../../../features/inventory/boxes-query.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => void cache.prefetchQuery(boxesQuery);
