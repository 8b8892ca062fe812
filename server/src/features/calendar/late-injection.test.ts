import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { DAY_MS, HOUR_MS } from '@leveza/domain/time/spans.ts';
import { expect, test } from 'vitest';
import { dayFromToday } from '../../testing/day.ts';
import { addPen, apply } from '../../testing/pens.ts';
import { sharedApp } from '../../testing/test-app.ts';

test.each([2, 26])(
  'a weekly dose planned %s hours ago is late in the calendar when *Hoje* calls it so, and not before',
  async (hours) => {
    const house = await sharedApp();
    const ana = await house.patient('Ana');
    const at = new Date(Date.now() - 7 * DAY_MS - hours * HOUR_MS).toISOString();
    await apply(ana, (await addPen(ana)).id, { datetime: at });
    const overview = await ana.call('GET', '/api/applications/overview');
    const { nextDose } = overview.json<{ data: { nextDose: NextDose } }>().data;
    const events = await ana.call('GET', `/api/calendar?from=${dayFromToday(-2)}&to=${dayFromToday(0)}`);
    const open = events
      .json<{ data: CalendarEvent[] }>()
      .data.filter(({ type, completed }) => type === 'application' && !completed);
    const isLate = nextDose.state === 'late';
    expect(open.map(({ state }) => state)).toEqual([isLate ? 'late' : 'scheduled']);
    if (hours > 24) expect(isLate).toBe(true);
  },
);
