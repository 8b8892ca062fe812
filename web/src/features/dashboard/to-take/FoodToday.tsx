import type { Today } from '@leveza/contract/dashboard.ts';
import { Utensils } from 'lucide-react';
import { formatLiquid, formatNumber } from '../../../lib/format.ts';
import { Link } from '../../../ui/Link.tsx';

type Food = NonNullable<Today['nutrition']>;

/** Protein and liquids of today in one line, for those who note meals or drinks. */
export function FoodToday({ food }: { food: Food }) {
  return (
    <Link to="/nutrition" className="flex min-h-6 items-center gap-2 text-sm tabular-nums">
      <Utensils aria-hidden className="size-4 shrink-0" />
      {`${proteinText(food)} · Líquidos ${formatLiquid(food.waterMl)} de ${formatLiquid(food.waterGoal)}`}
    </Link>
  );
}

function proteinText({ proteinG, isProteinIncomplete, proteinGoal }: Food): string {
  const goal = `${formatNumber(Math.round(proteinGoal))} g`;
  if (proteinG === null) return `Proteína: meta de ${goal}`;
  const amount = formatNumber(Math.round(proteinG));
  return isProteinIncomplete ? `Proteína: pelo menos ${amount} de ${goal}` : `Proteína ${amount} de ${goal}`;
}
