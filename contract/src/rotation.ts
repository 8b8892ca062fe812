import { REST_LEVELS } from '@leveza/domain/rotation/rest.ts';
import { ZONES } from '@leveza/domain/rotation/zones.ts';
import type { Endpoint } from './endpoint.ts';
import { calendarDay } from './time.ts';
import { z } from './zod.ts';

export const ZoneState = z.object({
  zone: z.enum(ZONES),
  level: z.enum(REST_LEVELS),
  lastUsedAt: z.iso.datetime().nullable(),
  /** The use before the last one, for the dose of the last one while it is edited. */
  usedBeforeAt: z.iso.datetime().nullable(),
  /** Which dose used it: 0 the last one, 1 the one before; null for an earlier one or none. */
  dosesAgo: z.number().nullable(),
  isOff: z.boolean(),
  restUntil: z.iso.date().nullable(),
  /** Two reactions in its last three uses. */
  isFlagged: z.boolean(),
});
export type ZoneState = z.infer<typeof ZoneState>;

export const changeZone = {
  method: 'PUT',
  path: '/applications/zones/:zone',
  summary: 'Switches a zone off, or lets it rest until a day',
  access: 'patient',
  params: z.object({ zone: z.enum(ZONES) }),
  body: z.object({
    isOff: z.boolean(),
    restUntil: z.preprocess((value) => (value === '' ? null : value), calendarDay.nullable()),
  }),
  changes: ['rotation'],
  reply: z.object({ data: z.object({ zone: z.enum(ZONES) }) }),
} as const satisfies Endpoint;
