import type { NutritionGoals } from '@leveza/contract/nutrition/goals.ts';
import { Plus } from 'lucide-react';
import { formatLiquid, formatPercent } from '../../../lib/format.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Ring } from '../../../ui/Ring.tsx';
import { LiquidLimit } from './LiquidLimit.tsx';
import type { Drunk } from './use-drink.ts';

interface Props extends Pick<NutritionGoals, 'hasKidneyDisease'> {
  message: Drunk;
  onMore: () => void;
  onClose: () => void;
}

/** After a drink: what its day adds up to, and the next glass. */
export function WaterAnswer({ message, hasKidneyDisease, onMore, onClose }: Props) {
  const today = useToday();
  const { ml, goal, day } = message.water;
  const share = Math.min(1, ml / goal);
  const left = goal - ml;
  // A patient whose liquids may be limited is not told to drink more.
  const toGo = left > 0 && !hasKidneyDisease ? ` Faltam ${formatLiquid(left)}.` : '';
  return (
    <Answer message={message} onClose={onClose}>
      <Lead
        title={`Líquidos de ${dayText(day, today)}`}
        figure={formatLiquid(ml)}
        detail={`Meta: ${formatLiquid(goal)}.${toGo}`}
        drawing={
          <Ring share={share} label={`${formatPercent(share)} da meta de líquidos`}>
            <span className="text-2xl font-bold tabular-nums">
              {formatPercent(Math.round(share * 100) / 100)}
            </span>
            <span className="text-xs text-on-lead-soft">da meta</span>
          </Ring>
        }
      />
      <LiquidLimit hasKidneyDisease={hasKidneyDisease} />
      <Button variant="secondary" icon={Plus} onPress={onMore}>
        Registrar mais um
      </Button>
    </Answer>
  );
}
