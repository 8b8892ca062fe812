import { dayOf } from '../../lib/format.ts';
import { dayText } from '../../lib/moment-words.ts';

/** ' como a dose de ontem', of a use recorded as a late dose; empty for one of its own day. */
export const lateDoseText = (day: string | undefined, zone: string) =>
  day ? ` como a dose de ${dayText(day, dayOf(new Date(), zone))}` : '';
