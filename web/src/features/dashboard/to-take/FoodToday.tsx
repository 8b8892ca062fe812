import type { Today } from '@leveza/contract/dashboard.ts';
import { ChevronRight, Utensils } from 'lucide-react';
import { formatLiquid, formatNumber } from '../../../lib/format.ts';
import { BareLink } from '../../../ui/Link.tsx';

type Food = NonNullable<Today['nutrition']>;

/** Protein and liquids of today in one row, for those who note meals or drinks. */
export function FoodToday({ food }: { food: Food }) {
  return (
    <BareLink
      to="/nutrition"
      className="mt-0.5 flex min-h-11 cursor-pointer items-center gap-3 rounded-2xl border border-line bg-surface px-4 text-sm
        leading-snug text-ink no-underline tabular-nums data-hovered:bg-sunken data-pressed:bg-sunken"
    >
      <Utensils aria-hidden className="mx-1 size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{proteinText(food)}</span>
        <span className="sr-only"> · </span>
        <span className="block text-ink-soft">
          {`Líquidos ${formatLiquid(food.waterMl)} de ${formatLiquid(food.waterGoal)}`}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
    </BareLink>
  );
}

function proteinText({ proteinG, isProteinIncomplete, proteinGoal }: Food): string {
  const goal = `${formatNumber(Math.round(proteinGoal))} g`;
  if (proteinG === null) return `Proteína: meta de ${goal}`;
  const amount = formatNumber(Math.round(proteinG));
  return isProteinIncomplete ? `Proteína: pelo menos ${amount} de ${goal}` : `Proteína ${amount} de ${goal}`;
}
