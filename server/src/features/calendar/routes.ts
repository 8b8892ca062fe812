import * as contract from '@leveza/contract/calendar/appointments.ts';
import { readCalendar } from '@leveza/contract/calendar/calendar.ts';
import * as feed from '@leveza/contract/calendar/feed.ts';
import type { Routes } from '../../http/serve.ts';
import { rangeOf } from '../plans/shared/range-of.ts';
import { addAppointment } from './add-appointment.ts';
import { changeAppointment } from './change-appointment.ts';
import { deleteAppointment } from './delete-appointment.ts';
import { eventsOfDays } from './events-of-days.ts';
import { feedOf } from './feed.ts';
import { findOwnFeed } from './feed-store.ts';
import { listAppointments } from './list-appointments.ts';
import { readCalendarFeed } from './read-calendar-feed.ts';
import { startCalendarFeed } from './start-calendar-feed.ts';
import { stopCalendarFeed } from './stop-calendar-feed.ts';

export const calendarRoutes =
  ({ baseUrl }: { baseUrl: () => string }): Routes =>
  (serve) => {
    serve(readCalendar, async ({ query, ...call }) => ({
      data: await eventsOfDays(call, rangeOf(call, query)),
    }));

    serve(feed.readFeedState, async ({ db, owner }) => {
      const state = await findOwnFeed(db, owner);
      return { data: state && { ...state, createdAt: state.createdAt.toISOString() } };
    });

    serve(feed.startCalendarFeed, async ({ body, ...call }) => ({
      data: await startCalendarFeed(call, { ...body, baseUrl }),
    }));

    serve(feed.stopCalendarFeed, async (call) => {
      await stopCalendarFeed(call);
      return {};
    });

    serve(feed.readCalendarFeed, ({ params, ...call }) => readCalendarFeed(call, params.file));

    serve(feed.downloadCalendar, ({ query, ...call }) => feedOf(call, query));

    serve(contract.listAppointments, async ({ query, ...call }) => ({
      data: await listAppointments(call, query),
    }));

    serve(contract.addAppointment, async ({ body, ...call }) => ({ data: await addAppointment(call, body) }));

    serve(contract.changeAppointment, async ({ params, body, ...call }) => ({
      data: await changeAppointment(call, params.id, body),
    }));

    serve(contract.deleteAppointment, ({ params, body, ...call }) =>
      deleteAppointment(call, params.id, body),
    );
  };
