import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { Ring } from '../../../ui/Ring.tsx';
import { nutrientText } from './nutrition-words.ts';

interface Props {
  day: NutritionDay;
  title: string;
  actions?: ReactNode;
}

/** Protein leads: when little fits, it is what keeps the muscles. */
export function ProteinLead({ day: { totals, incomplete, goals }, title, actions }: Props) {
  const eaten = totals.protein ?? 0;
  const share = Math.min(1, eaten / goals.protein);
  const isUnknown = totals.protein === null;
  const least = incomplete.includes('protein') && !isUnknown ? 'Pelo menos isto. ' : '';
  const perMeal = `Cerca de ${formatNumber(Math.round(goals.proteinPerMeal))}\u00A0g em cada refeição.`;
  return (
    <Lead
      title={title}
      figure={isUnknown ? 'Não informada' : nutrientText('protein', eaten)}
      detail={`${least}Meta: ${nutrientText('protein', goals.protein)}. ${perMeal}`}
      drawing={
        <Ring
          share={share}
          label={isUnknown ? 'Proteína não informada' : `${formatPercent(share)} da meta de proteína`}
        >
          <span className="text-2xl font-bold tabular-nums">
            {isUnknown ? '?' : formatPercent(Math.round(share * 100) / 100)}
          </span>
          <span className="text-xs text-on-lead-soft">da meta</span>
        </Ring>
      }
      actions={actions}
    />
  );
}
