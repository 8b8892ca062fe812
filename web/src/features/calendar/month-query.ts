import { readCalendar } from '@leveza/contract/calendar/calendar.ts';
import { cellsOf } from '@leveza/domain/calendar/month.ts';
import { read } from '../../lib/api.ts';

/** Everything on a month's page, the days of its neighbours included; `month` is '2026-11'. */
export function monthQuery(month: string) {
  const cells = cellsOf(month);
  return read(readCalendar, { query: { from: cells[0]!, to: cells.at(-1)! } });
}
