import type { MessageSettings } from '../messages/settings.ts';
import { DAY_MS, MINUTE_MS } from '../time/spans.ts';
import { collectingOf } from './digest.ts';
import type { ReminderSettings } from './settings.ts';

/** How far behind the last message its occasions may lie: told days before, or collected for a week. */
export function lookAheadMs({ kinds }: ReminderSettings, messageSettings: MessageSettings): number {
  const before = Math.max(...Object.values(kinds).map(({ minutesBefore }) => minutesBefore));
  const collected = (['whatsapp', 'email'] as const).map((channel) => {
    const rhythm = collectingOf(messageSettings, channel);
    if (!rhythm) return 0;
    return rhythm.weekday === null ? 1 : 7;
  });
  return before * MINUTE_MS + Math.max(...collected) * DAY_MS;
}
