import { UNKNOWN_FREQUENCY } from '@leveza/domain/inventory/frequency.ts';
import { formatDay } from '../../../lib/format.ts';
import { levelWords } from '../quantity-words.ts';
import { formatQuantity, formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

/** `35 de 90 comprimidos`. */
export function quantityOf({ remainingQuantity, totalQuantity, unitType, kind }: StockCard): string {
  return `${formatQuantity(remainingQuantity)} de ${formatUnits(totalQuantity, unitType, kind)}`;
}

/** `35 de 90 comprimidos · dura até 19/12/2026`, led by the word of a product that runs out. */
export function leftWords(card: StockCard): string {
  const { word, look } = levelWords(card);
  return [look === 'ok' ? null : word, quantityOf(card), lastsWords(card)].filter(Boolean).join(' · ');
}

function lastsWords({ lastsUntil, frequency, remainingQuantity }: StockCard): string | null {
  if (remainingQuantity <= 0) return null;
  if (lastsUntil) return `dura até ${formatDay(lastsUntil)}`;
  return frequency === UNKNOWN_FREQUENCY ? null : frequency;
}
