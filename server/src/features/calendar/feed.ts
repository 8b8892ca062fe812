import { createHash } from 'node:crypto';
import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { icalendar } from '@leveza/domain/calendar/icalendar.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Call } from '../../http/call.ts';
import { eventsOfDays } from './events-of-days.ts';

/** Eight weeks back and half a year ahead. */
export const DAYS_BACK = 56;
export const DAYS_AHEAD = 182;

/** Words of a calendar that others may see over the patient's shoulder. */
const NEUTRAL: Record<CalendarEvent['type'], string> = {
  medication: 'Leveza: dose',
  application: 'Leveza: dose',
  measurement: 'Leveza: medição',
  appointment: 'Leveza: compromisso',
  exam: 'Leveza: compromisso',
  stock: 'Leveza: lembrete',
};

/** The patient's days as a file for calendar apps, with neutral titles unless the patient chose names. */
export async function feedOf(call: Call, { showsNames }: { showsNames: boolean }) {
  const { zone, now, owner } = call;
  // A calendar that two patients share must not take the dose of one for that of the other.
  const patient = createHash('sha256').update(owner).digest('hex').slice(0, 12);
  const today = dayIn(zone, now);
  const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const events = await eventsOfDays(call, { from, to });
  const text = icalendar({
    name: 'Leveza',
    zone,
    now,
    from: instantAt(from, '00:00', zone),
    to: instantAt(to, '24:00', zone),
    events: events.map(({ id, type, title, date, time }) => ({
      uid: `${id}.${patient}@leveza`,
      title: showsNames ? title : NEUTRAL[type],
      day: date,
      at: instantAt(date, time ?? '00:00', zone),
      isWholeDay: time === null,
    })),
  });
  return {
    name: 'leveza.ics',
    mediaType: 'text/calendar; charset=utf-8',
    content: Buffer.from(text),
  };
}
