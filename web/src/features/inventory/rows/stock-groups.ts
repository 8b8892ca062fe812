import { productKey } from '@leveza/domain/inventory/boxes.ts';
import { runOutDay } from '@leveza/domain/inventory/frequency.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';
import { nearDay } from './left-words.ts';

/** Boxes of one product: the one in use, and the others behind a tap. */
export interface StockGroup {
  key: string;
  first: StockCard;
  others: StockCard[];
}

/** In the order of the boxes: a product stands where its first box does. */
export function groupCards(cards: readonly StockCard[]): StockGroup[] {
  return [...Map.groupBy(cards, productKey)].flatMap(([key, ofProduct]) => {
    const [first, ...others] = ofProduct.toSorted((a, b) => rank(a) - rank(b));
    return first ? [{ key, first, others }] : [];
  });
}

/** The open box before closed ones, an expired box after those, and an empty one last. */
function rank({ remainingQuantity, badge, isOpened }: StockCard): number {
  if (remainingQuantity <= 0) return 3;
  if (badge === 'VENCIDO') return 2;
  return isOpened ? 0 : 1;
}

/** `Mais 2 caixas` */
export const othersWords = ({ others }: StockGroup) =>
  others.length === 1 ? 'Mais 1 caixa' : `Mais ${others.length} caixas`;

/** `Tudo dura até 19/01`, or how much the others hold where its use is unknown. */
export function contentWords({ first, others }: StockGroup, today: Day): string {
  const { unitType, kind, atHome, pace, takenToday } = first;
  const held = toThousandths(others.reduce((sum, { remainingQuantity }) => sum + remainingQuantity, 0));
  if (held === 0) return others.length === 1 ? 'Vazia' : 'Vazias';
  const until = runOutDay({ remaining: atHome, today, takenToday, ...pace });
  return until ? `Tudo dura até ${nearDay(until, today)}` : formatUnits(held, unitType, kind);
}

/** The badge of a box behind the tap that the patient must not miss. */
export function pressingBadge(others: readonly StockCard[]): StockCard['badge'] | null {
  const found = new Set(others.map(({ badge }) => badge));
  return (['VENCIDO', 'VENCE EM BREVE'] as const).find((badge) => found.has(badge)) ?? null;
}
