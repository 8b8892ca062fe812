import { REPORT_PARTS } from '@leveza/domain/reports/types.ts';
import type { Endpoint } from '../endpoint.ts';
import { Report } from '../reports/reports.ts';
import { z } from '../zod.ts';

const Token = z.string().min(1).max(200);

/** The token stands in the fragment of the link and travels in a body: neither is in a log or a referrer. */
export const openShare = {
  method: 'POST',
  path: '/shared/open',
  summary: 'The shared parts of a report, by the token of the link and its PIN',
  access: 'public',
  isSecret: true,
  body: z.object({ token: Token, pin: z.string().max(20).optional() }),
  changes: ['shares', 'notifications'],
  reply: z.object({
    data: z.object({ parts: z.array(z.enum(REPORT_PARTS)), until: z.iso.date(), report: Report }),
  }),
} as const satisfies Endpoint;

/** Asked by a page that shows the report already. It answers no record, so no reading can hide behind it. */
export const checkShare = {
  method: 'POST',
  path: '/shared/check',
  summary: 'Until when a link stands, by its token; a refusal where it ended',
  access: 'public',
  isSecret: true,
  body: z.object({ token: Token }),
  changes: [],
  reply: z.object({ data: z.object({ until: z.iso.date() }) }),
} as const satisfies Endpoint;
