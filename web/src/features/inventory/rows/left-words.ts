import { UNKNOWN_FREQUENCY } from '@leveza/domain/inventory/frequency.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { formatDay, formatDayAs } from '../../../lib/format.ts';
import { levelWords } from '../quantity-words.ts';
import { formatQuantity, formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

/** `35 de 90 comprimidos`. */
export function quantityOf({ remainingQuantity, totalQuantity, unitType, kind }: StockCard): string {
  return `${formatQuantity(remainingQuantity)} de ${formatUnits(totalQuantity, unitType, kind)}`;
}

/** `35 de 90 · dura até 19/12`, led by the word of a product that runs out: one line beside 'Tomar' on a phone. */
export function leftWords(card: StockCard, today: Day): string {
  const { word, look } = levelWords(card);
  const { remainingQuantity, totalQuantity } = card;
  const lasts = lastsWords(card, today);
  const left = lasts
    ? `${formatQuantity(remainingQuantity)} de ${formatQuantity(totalQuantity)}`
    : quantityOf(card);
  return [look === 'ok' ? null : word, left, lasts].filter(Boolean).join(' · ');
}

function lastsWords({ lastsUntil, frequency, remainingQuantity }: StockCard, today: Day): string | null {
  if (remainingQuantity <= 0) return null;
  if (lastsUntil) return `dura até ${nearDay(lastsUntil, today)}`;
  return frequency === UNKNOWN_FREQUENCY ? null : frequency;
}

/** Within months the year goes without saying. */
const NEAR_DAYS = 300;
export function nearDay(day: Day, today: Day): string {
  return day < addDays(today, NEAR_DAYS)
    ? formatDayAs(day, { day: '2-digit', month: '2-digit' })
    : formatDay(day);
}
