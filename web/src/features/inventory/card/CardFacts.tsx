import { Boxes, CalendarRange, type LucideIcon, Repeat2, Sparkles, Wallet } from 'lucide-react';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { totalWords } from '../quantity-words.ts';
import type { StockCard } from '../stock-card.ts';

/** What is known about the use of a box, one short line each. */
export function CardFacts({ card }: { card: StockCard }) {
  const { purpose, frequency, lastsUntil } = card;
  const facts: [LucideIcon, string | null][] = [
    [Sparkles, purpose],
    [Repeat2, frequency],
    [CalendarRange, lastsUntil && `Dura até ${formatDay(lastsUntil)}`],
    [Wallet, costWords(card)],
    [Boxes, totalWords(card)],
  ];
  return (
    <ul className="grid gap-1.5 text-sm text-ink-soft">
      {facts.map(
        ([Icon, text], index) =>
          text && (
            <li key={index} className="flex min-w-0 items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
              <span className="line-clamp-2 min-w-0 wrap-anywhere tabular-nums">{text}</span>
            </li>
          ),
      )}
    </ul>
  );
}

function costWords({ costPerDose, costPerMonth }: StockCard): string | null {
  const costs = [
    costPerDose !== null && `${formatMoney(costPerDose)} por dose`,
    costPerMonth !== null && `${formatMoney(costPerMonth)} por mês`,
  ].filter(Boolean);
  return costs.join(' · ') || null;
}
