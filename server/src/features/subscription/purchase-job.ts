import { z } from 'zod';

/** A job about money of one purchase is tried for two and a half days: the provider may be away for one. */
export const PURCHASE_JOB = {
  asks: z.object({ purchaseId: z.uuid() }),
  retries: { times: 40, firstSeconds: 5, longestSeconds: 7200 },
};
