import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { PencilLine, Plus } from 'lucide-react';
import { formatNumber, formatPercent, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Ring } from '../../../ui/Ring.tsx';
import { nextSlot } from '../meals/next-slot.ts';
import { nutrientText } from '../shared/nutrition-words.ts';
import type { NutritionView } from '../use-nutrition-view.ts';

/** Protein leads: when little fits, it is what keeps the muscles. */
export function DayLead({ day, view }: { day: NutritionDay; view: NutritionView }) {
  const { totals, incomplete, goals } = day;
  const eaten = totals.protein ?? 0;
  const share = Math.min(1, eaten / goals.protein);
  const isUnknown = totals.protein === null;
  const least = incomplete.includes('protein') && !isUnknown ? 'Pelo menos isto. ' : '';
  const perMeal = `Cerca de ${formatNumber(Math.round(goals.proteinPerMeal))} g em cada refeição.`;
  const { timeZone } = useSession();
  const writeFor = nextSlot(day, formatTime(useNow(), timeZone));
  return (
    <Lead
      title={view.isToday ? 'Proteína de hoje' : 'Proteína do dia'}
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
      actions={
        <>
          <Button variant="lead" icon={Plus} onPress={() => view.show('meal')}>
            Adicionar Refeição
          </Button>
          <Button
            variant="lead-quiet"
            icon={PencilLine}
            onPress={() => view.show('add', { ...writeFor, step: 'text' })}
          >
            Escrever
          </Button>
        </>
      }
    />
  );
}
