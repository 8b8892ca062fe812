import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { readCalendar } from './calendar.ts';

export const readFeedState = {
  method: 'GET',
  path: '/calendar/feed',
  summary: 'Whether other apps can read the calendar, and since when',
  access: 'patient',
  shows: ['calendar-feed'],
  reply: z.object({
    data: z.object({ showsNames: z.boolean(), createdAt: z.iso.datetime() }).nullable(),
  }),
} as const satisfies Endpoint;

export const startCalendarFeed = {
  method: 'POST',
  path: '/calendar/feed',
  summary: 'A secret address for calendar apps; asked again, the old address ends',
  access: 'patient',
  isSecret: true,
  body: z.object({
    /** Names of medicines and appointments instead of neutral words. */
    showsNames: z.boolean().default(false),
  }),
  changes: ['calendar-feed'],
  reply: z.object({ data: z.object({ url: z.string() }) }),
} as const satisfies Endpoint;

export const stopCalendarFeed = {
  method: 'DELETE',
  path: '/calendar/feed',
  summary: 'The secret address ends',
  access: 'patient',
  changes: ['calendar-feed'],
  reply: z.object({}),
} as const satisfies Endpoint;

export const readCalendarFeed = {
  method: 'GET',
  path: '/calendar/feed/:file',
  summary: 'The calendar of whoever made the address, as an .ics file',
  access: 'public',
  download: true,
  isSecret: true,
  params: z.object({ file: z.string().max(200) }),
  // Calendar apps ask by themselves; no screen of ours shows it.
  shows: [],
  reply: z.object({}),
} as const satisfies Endpoint;

export const downloadCalendar = {
  method: 'GET',
  path: '/calendar/download',
  summary: 'The calendar as an .ics file, once',
  access: 'patient',
  download: true,
  query: z.object({ showsNames: z.stringbool().default(false) }),
  shows: readCalendar.shows,
  reply: z.object({}),
} as const satisfies Endpoint;
