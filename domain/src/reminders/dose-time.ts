import { type Day, daysBetween, weekdayOf } from '../time/days.ts';
import { wallClock } from '../time/instants.ts';
import { MINUTE_MS } from '../time/spans.ts';
import type { Occasion } from './occasion.ts';
import type { Saying } from './planned-message.ts';

/** When and by whose clock a message is read. */
export interface Read {
  sentAt: Date;
  zone: string;
}

export const isDoseDue = ({ kind }: Occasion) => kind === 'dose-due' || kind === 'injection-due';

/** Whether a dose is due in the minute in which its message leaves. */
export const isNow = ({ occasion }: Saying, { sentAt }: Read) =>
  Math.abs(occasion.at.getTime() - sentAt.getTime()) < MINUTE_MS;

/** 'Sua dose das 23:00', 'Sua dose de amanhã, 08:00': 'Hora da sua dose' would be obeyed at the wrong hour. */
export const doseTitle = (at: Date, read: Read) => `Sua dose ${ofWhen(at, read)}`;

/** 'Suas 2 doses das 23:00', 'Suas 3 doses, a primeira às 11:00' */
export function dosesTitle(sayings: readonly Saying[], read: Read): string {
  const moments = sayings.map(({ occasion }) => occasion.at.getTime());
  const first = new Date(Math.min(...moments));
  const all = `Suas ${sayings.length} doses`;
  if (moments.every((moment) => moment === first.getTime())) return `${all} ${ofWhen(first, read)}`;
  const { time, otherDay } = timeOf(first, read);
  return otherDay === null ? `${all}, a primeira às ${time}` : `${all}, a primeira ${otherDay}, ${time}`;
}

/** 'amanhã', 'quinta', '24/11'; null where it is read on the day of the dose. */
export const otherDayOf = (at: Date, read: Read) => timeOf(at, read).otherDay;

function ofWhen(at: Date, read: Read): string {
  const { time, otherDay } = timeOf(at, read);
  return otherDay === null ? `das ${time}` : `de ${otherDay}, ${time}`;
}

function timeOf(at: Date, { sentAt, zone }: Read): { time: string; otherDay: string | null } {
  const { day, time } = wallClock(zone, at);
  return { time, otherDay: otherDayText(day, wallClock(zone, sentAt).day) };
}

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;

/** 'amanhã', 'quinta', '24/11'; null for the day on which it is read. */
function otherDayText(day: Day, today: Day): string | null {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return null;
  if (ahead === 1) return 'amanhã';
  if (ahead === -1) return 'ontem';
  const isInWeek = ahead > 0 && ahead < WEEKDAYS.length;
  return isInWeek ? WEEKDAYS[weekdayOf(day)]! : `${day.slice(8)}/${day.slice(5, 7)}`;
}
