import type { Today } from '@leveza/contract/dashboard.ts';
import { ChevronRight, Utensils } from 'lucide-react';
import { formatLiquid, formatNumber } from '../../../lib/format.ts';
import { BareLink } from '../../../ui/Link.tsx';

type Food = NonNullable<Today['nutrition']>;

/** Protein and liquids of today in one row, for those who note meals or drinks. */
export function FoodToday({ food }: { food: Food }) {
  const parts = [
    proteinText(food),
    `Líquidos ${formatLiquid(food.waterMl)} de ${formatLiquid(food.waterGoal)}`,
  ];
  return (
    <BareLink
      to="/nutrition"
      className="flex min-h-12 items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-1 text-ink
        no-underline transition-colors duration-150 data-hovered:bg-sunken data-pressed:bg-sunken"
    >
      <Utensils aria-hidden className="size-5 shrink-0 text-ink-soft" />
      {/* A narrow line breaks between the two, not inside of one. */}
      <span className="min-w-0 flex-1 text-sm leading-snug font-medium text-pretty tabular-nums">
        {parts.map((part) => part.replaceAll(' ', '\u00A0')).join(' · ')}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </BareLink>
  );
}

function proteinText({ proteinG, isProteinIncomplete, proteinGoal }: Food): string {
  const goal = `${formatNumber(Math.round(proteinGoal))} g`;
  if (proteinG === null) return `Proteína: meta de ${goal}`;
  const amount = formatNumber(Math.round(proteinG));
  return isProteinIncomplete ? `Proteína: pelo menos ${amount} de ${goal}` : `Proteína ${amount} de ${goal}`;
}
