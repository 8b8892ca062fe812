import type { EventType } from '@leveza/contract/calendar/calendar.ts';
import { EVENT_LOOKS } from './event-looks.ts';

export function EventMark({ type }: { type: EventType }) {
  return <span aria-hidden className={`inline-block shrink-0 ${EVENT_LOOKS[type].mark}`} />;
}
