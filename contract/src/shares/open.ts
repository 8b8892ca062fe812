import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import type { Endpoint } from '../endpoint.ts';
import { Report } from '../reports/reports.ts';
import { z } from '../zod.ts';

/** The token stands in the fragment of the link and travels in a body: neither is in a log or a referrer. */
export const openShare = {
  method: 'POST',
  path: '/shared/open',
  summary: 'The shared parts of a report, by the token of the link and its PIN',
  access: 'public',
  isSecret: true,
  body: z.object({
    token: z.string().min(1).max(200),
    pin: z.string().max(20).optional(),
    /** From a page that shows the report already: it is no opening of its own. */
    again: z.boolean().default(false),
  }),
  changes: ['shares', 'notifications'],
  reply: z.object({
    data: z.object({ parts: z.array(z.enum(REPORT_PARTS)), until: z.iso.date(), report: Report }),
  }),
} as const satisfies Endpoint;
