import { UNKNOWN_FREQUENCY } from '@leveza/domain/inventory/frequency.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { formatDayAs } from '../../../lib/format.ts';
import { levelWords } from '../quantity-words.ts';
import { formatQuantity, formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

/** `35 de 90 comprimidos`. */
export function quantityOf({ remainingQuantity, totalQuantity, unitType, kind }: StockCard): string {
  return `${formatQuantity(remainingQuantity)} de ${formatUnits(totalQuantity, unitType, kind)}`;
}

/** `35 de 90 · dura até 19/12`, or `Crítico · 2 de 90 · até 19/12`: one line beside 'Tomar' on a phone. */
export function leftWords(card: StockCard, today: Day): string {
  const { word, look } = levelWords(card);
  const { remainingQuantity, totalQuantity } = card;
  const isLow = look !== 'ok';
  const lasts = lastsWords(card, today, isLow ? 'até' : 'dura até');
  const left = lasts
    ? `${formatQuantity(remainingQuantity)} de ${formatQuantity(totalQuantity)}`
    : quantityOf(card);
  return [isLow ? word : null, left, lasts].filter(Boolean).join(' · ');
}

function lastsWords(
  { lastsUntil, frequency, remainingQuantity }: StockCard,
  today: Day,
  until: string,
): string | null {
  if (remainingQuantity <= 0) return null;
  if (lastsUntil) return `${until} ${nearDay(lastsUntil, today)}`;
  return frequency === UNKNOWN_FREQUENCY ? null : frequency;
}

/** Within months the year goes without saying, and beyond them the day. */
const NEAR_DAYS = 300;
export function nearDay(day: Day, today: Day): string {
  return day < addDays(today, NEAR_DAYS)
    ? formatDayAs(day, { day: '2-digit', month: '2-digit' })
    : formatDayAs(day, { month: '2-digit', year: 'numeric' });
}
