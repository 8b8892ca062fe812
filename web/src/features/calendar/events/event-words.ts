import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { APPLIED_WORD, DOSE_STATE_WORD } from '@leveza/domain/usage/state-words.ts';

const DONE = 'Realizado';

/** An injection is applied, another dose is taken. */
const stateWord = ({ type, state }: CalendarEvent) =>
  state && (type === 'application' && state === 'taken' ? APPLIED_WORD : DOSE_STATE_WORD[state]);

/** '08:00 · Tomado', 'Dia inteiro'. A record is no task: its time alone is shown. */
export function eventDetail(event: CalendarEvent, instead: string | null): string {
  const { time, isTask, completed } = event;
  const done = instead ?? stateWord(event) ?? (isTask && completed ? DONE : null);
  return [time ?? 'Dia inteiro', done].filter(Boolean).join(' · ');
}

/** '1 item', '3 itens' */
export const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} itens`);
