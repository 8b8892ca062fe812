import { addWater, deleteWater, type Water } from '@leveza/contract/nutrition/water.ts';
import { DRINK_LABEL, type Drink } from '@leveza/domain/nutrition/drinks.ts';
import { Coffee, GlassWater, type LucideIcon, Milk, CupSoda } from 'lucide-react';
import { useId } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { dayText } from '../../../lib/moment-words.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { tell, tellFailure } from '../../../ui/toast.ts';
import { DrinkList } from './DrinkList.tsx';
import { liquidText } from './nutrition-words.ts';

interface Glass {
  drink: Drink;
  ml: number;
  icon: LucideIcon;
}

const GLASSES: readonly Glass[] = [
  { drink: 'water', ml: 200, icon: GlassWater },
  { drink: 'water', ml: 500, icon: Milk },
  { drink: 'coffee', ml: 50, icon: Coffee },
  { drink: 'tea', ml: 200, icon: CupSoda },
];

interface Props {
  water: Water;
  /** Another day than today: the card says which. */
  day?: string | undefined;
}

/** Liquids of the day: one press a glass, taken back from the message. */
export function WaterCard({ water, day }: Props) {
  const id = useId();
  const today = useToday();
  const when = day && dayText(day, today);
  const { drink, isPending } = useDrink(day, when);
  const { ml, goal, fromMeals } = water;
  return (
    <section aria-labelledby={id} className="grid gap-3 rounded-2xl border border-line bg-surface p-4">
      <h2 id={id} className="font-semibold tracking-tight">
        {when ? `Água de ${when}` : 'Água'}
      </h2>
      <ProgressBar
        kind="level"
        label={fromMeals > 0 ? `${liquidText(fromMeals)} vêm das refeições` : 'Líquidos do dia'}
        value={ml}
        max={goal}
        valueText={`${liquidText(ml)} de ${liquidText(goal)}`}
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
            onPress={() => void drink(glass)}
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

function useDrink(day: string | undefined, when: string | undefined) {
  const add = useCommand(addWater);
  const remove = useCommand(deleteWater);
  const drink = async ({ drink: kind, ml }: Glass) => {
    try {
      const { data, added } = await add.mutateAsync({ body: { ml, drink: kind, ...(day && { day }) } });
      tell({
        title: `${DRINK_LABEL[kind]}: ${ml} ml`,
        detail: `${liquidText(data.ml)} de ${liquidText(data.goal)} ${when ? `(${when})` : 'no dia'}.`,
        undo: async () => {
          await remove.mutateAsync({ params: { id: added } });
          return { title: 'Registro desfeito' };
        },
      });
    } catch (cause) {
      tellFailure('Não foi possível registrar')(cause);
    }
  };
  return { drink, isPending: add.isPending };
}
