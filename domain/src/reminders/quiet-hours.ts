import type { Hours, PushSettings, SmsSettings, WhatsappSettings } from '../messages/settings.ts';
import { addDays, type Day, dayIn } from '../time/days.ts';
import { instantAt, wallClock } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';
import type { Way } from './planned-message.ts';

/** The settings that say at which hours a channel may be heard. */
export interface HourSettings {
  whatsapp: Pick<WhatsappSettings, 'quietHours' | 'timePreferences'>;
  push: Pick<PushSettings, 'doNotDisturb'>;
  sms: Pick<SmsSettings, 'quietHours'>;
}

/** Hours in which a channel is silent; e-mail and the bell make no sound. */
export function quietHoursOf({ whatsapp, push, sms }: HourSettings, channel: Way): Hours | null {
  if (channel === 'whatsapp') return whatsapp.quietHours;
  if (channel === 'push') return push.doNotDisturb;
  return channel === 'sms' ? sms.quietHours : null;
}

export interface Stretch {
  start: Date;
  /** Not part of it: a message of 08:00 goes out where the quiet hours end at 08:00. */
  end: Date;
}

/** The quiet hours a moment lies in, by the patient's clock; null outside of them. */
export function quietStretch(hours: Hours | null, moment: Date, zone: string): Stretch | null {
  if (!hours?.enabled || hours.start === hours.end) return null;
  const today = dayIn(zone, moment);
  const passesMidnight = hours.end < hours.start;
  for (const day of passesMidnight ? [addDays(today, -1), today] : [today]) {
    const start = instantAt(day, hours.start, zone);
    const end = lastAt(passesMidnight ? addDays(day, 1) : day, hours.end, zone);
    if (moment >= start && moment < end) return { start, end };
  }
  return null;
}

/** On the night the clocks go back an hour comes twice: quiet hours that end in it end with its second time. */
function lastAt(day: Day, time: string, zone: string): Date {
  const first = instantAt(day, time, zone);
  const second = new Date(first.getTime() + HOUR_MS);
  return wallClock(zone, second).time === time ? second : first;
}
