import { Boxes, CalendarRange, Repeat2, Sparkles, Wallet } from 'lucide-react';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { type Fact, FactList } from '../../../ui/FactList.tsx';
import { totalWords } from '../quantity-words.ts';
import type { StockCard } from '../stock-card.ts';

/** Facts about the use of a box, one short line each. */
export function CardFacts({ card }: { card: StockCard }) {
  const { purpose, frequency, lastsUntil } = card;
  const facts: Fact[] = [
    [Sparkles, purpose],
    [Repeat2, frequency],
    [CalendarRange, lastsUntil && `Dura até ${formatDay(lastsUntil)}`],
    [Wallet, costWords(card)],
    [Boxes, totalWords(card)],
  ];
  return <FactList facts={facts} isClamped />;
}

function costWords({ costPerDose, costPerMonth }: StockCard): string | null {
  const costs = [
    costPerDose !== null && `${formatMoney(costPerDose)} por dose`,
    costPerMonth !== null && `${formatMoney(costPerMonth)} por mês`,
  ].filter(Boolean);
  return costs.join(' · ') || null;
}
