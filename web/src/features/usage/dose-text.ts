import { dayOf } from '../../lib/format.ts';
import { dayText } from '../../lib/moment-words.ts';

interface StandsFor {
  lateDoseDay?: string | undefined;
  earlyDoseTime?: string | undefined;
}

/** ' como a dose de ontem', ' como a dose das 19:30': of a use recorded as a dose that was not due by then; else empty. */
export function doseText({ lateDoseDay, earlyDoseTime }: StandsFor, zone: string): string {
  if (lateDoseDay) return ` como a dose de ${dayText(lateDoseDay, dayOf(new Date(), zone))}`;
  return earlyDoseTime
    ? ` como a dose ${earlyDoseTime.startsWith('01') ? 'da' : 'das'} ${earlyDoseTime}`
    : '';
}
