import { Boxes, CalendarRange, Repeat2, ShieldAlert, Sparkles, Wallet } from 'lucide-react';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { type Fact, FactList } from '../../../ui/FactList.tsx';
import { allergyMark } from '../../profile/shared/allergy-words.ts';
import { totalWords } from '../quantity-words.ts';
import type { StockCard } from '../stock-card.ts';
import { useBoxAllergies } from '../use-box-allergies.ts';

/** Facts about the use of a box, one short line each. */
export function CardFacts({ card }: { card: StockCard }) {
  const { purpose, frequency, lastsUntil } = card;
  const allergy = allergyMark(useBoxAllergies(card));
  const facts: Fact[] = [
    [ShieldAlert, allergy],
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
