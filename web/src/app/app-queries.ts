import { createQueryClient } from '../lib/query-client.ts';

/** The one the whole app shares; reached through `queries`. */
export const queryClient = createQueryClient();
