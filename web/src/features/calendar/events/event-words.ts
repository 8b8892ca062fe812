import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { DoseState } from '@leveza/domain/plans/dose-states.ts';

const STATE_WORDS: Record<DoseState, string> = {
  taken: 'Realizado',
  scheduled: 'Agendado',
  late: 'Atrasado',
  skipped: 'Pulado',
  missed: 'Não registrado',
};

/** '08:00 · Realizado', 'Dia inteiro'; a record was never to be done, and only has its time. */
export function eventDetail(
  { time, state, isTask, completed }: CalendarEvent,
  instead: string | null,
): string {
  const done = instead ?? (state ? STATE_WORDS[state] : isTask && completed ? STATE_WORDS.taken : null);
  return [time ?? 'Dia inteiro', done].filter(Boolean).join(' · ');
}

/** '1 item', '3 itens' */
export const itemsText = (count: number) => (count === 1 ? '1 item' : `${count} itens`);
