import type { Water } from '@leveza/contract/nutrition/water.ts';
import { DRINK_LABEL } from '@leveza/domain/nutrition/drinks.ts';
import { Coffee, GlassWater, type LucideIcon, Milk, CupSoda } from 'lucide-react';
import { useId } from 'react';
import { formatLiquid } from '../../../lib/format.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { tell } from '../../../ui/toast.ts';
import { useIsMounted } from '../../../ui/use-is-mounted.ts';
import { DrinkList } from './DrinkList.tsx';
import { type Drunk, type Glass, useDrink } from './use-drink.ts';

const GLASSES: readonly (Glass & { icon: LucideIcon })[] = [
  { drink: 'water', ml: 200, icon: GlassWater },
  { drink: 'water', ml: 500, icon: Milk },
  { drink: 'coffee', ml: 50, icon: Coffee },
  { drink: 'tea', ml: 200, icon: CupSoda },
];

interface Props {
  water: Water;
  /** Another day than today: the card says which. */
  day?: string | undefined;
  /** When it was drunk, where that is said; now otherwise. */
  at?: string | undefined;
  /** Whether a drink can be recorded now; it says itself why not. */
  check?: () => boolean;
  /** Shows the answer itself: no message follows. */
  onDrunk?: (drunk: Drunk) => void;
}

/** Liquids of the day: one press a glass, taken back from the message. */
export function WaterCard({ water, day, at, check = () => true, onDrunk }: Props) {
  const id = useId();
  const today = useToday();
  const when = day && dayText(day, today);
  const { drink, isPending } = useDrink();
  const isShown = useIsMounted();
  const record = async (glass: Glass) => {
    if (!check()) return;
    const drunk = await drink(glass, { ...(day && { day }), ...(at && { at }) });
    if (!drunk) return;
    if (onDrunk && isShown.current) return onDrunk(drunk);
    // The card has the sum: that of one answer does not know a glass recorded at the same moment.
    tell({ ...drunk, ...(when && { detail: `Vale para ${when}.` }) });
  };
  const { ml, goal, fromMeals } = water;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <h2 id={id} className="font-semibold tracking-tight">
        {when ? `Água de ${when}` : 'Água'}
      </h2>
      <ProgressBar
        kind="level"
        label={fromMeals > 0 ? `${formatLiquid(fromMeals)} vêm das refeições` : 'Líquidos do dia'}
        value={ml}
        max={goal}
        valueText={`${formatLiquid(ml)} de ${formatLiquid(goal)}`}
      />
      <div className="grid grid-cols-2 gap-2">
        {GLASSES.map((glass) => (
          <Button
            key={`${glass.drink} ${glass.ml}`}
            variant="secondary"
            size="sm"
            icon={glass.icon}
            isDisabled={isPending}
            aria-label={`Registrar ${glassText(glass)}`}
            onPress={() => void record(glass)}
          >
            {glassText(glass)}
          </Button>
        ))}
      </div>
      {water.entries.length > 0 && <DrinkList {...water} />}
    </section>
  );
}

const glassText = ({ drink, ml }: Glass) =>
  drink === 'water' ? `${ml} ml` : `${DRINK_LABEL[drink]} ${ml} ml`;
