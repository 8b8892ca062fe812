import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { MISSING_LABEL } from '@leveza/domain/nutrition/goal-words.ts';
import { NUTRIENT_LABEL, type Nutrient } from '@leveza/domain/nutrition/nutrients.ts';
import { Target } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { FactLine } from '../../../ui/FactLine.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { incompleteText, leastText, nutrientText } from '../shared/nutrition-words.ts';
import type { NutritionView } from '../use-nutrition-view.ts';

const WITH_GOAL = ['calories', 'protein', 'carbs', 'fat', 'fiber'] as const;
const WITHOUT_GOAL: readonly Nutrient[] = ['sugar', 'sodium'];

const FACTS = [
  ['calories', 'kcal'],
  ['carbs', 'g de carboidratos'],
  ['fat', 'g de gorduras'],
] as const;

/** The other figures of the day in one line. */
export function DayFacts({ day }: { day: NutritionDay }) {
  const eaten = (nutrient: Nutrient) => {
    const total = day.totals[nutrient];
    return total === null ? '?' : `${leastText(day, nutrient)}${formatNumber(Math.round(total))}`;
  };
  return (
    <FactLine
      facts={FACTS.map(([nutrient, label]) => ({
        label,
        value: `${eaten(nutrient)} de ${formatNumber(day.goals[nutrient])}`,
      }))}
    />
  );
}

/** Every sum beside its goal, and where the goals come from. */
export function DaySummary({ day, view }: { day: NutritionDay; view: NutritionView }) {
  const { totals, incomplete, goals } = day;
  const unknown = incompleteText(incomplete);
  return (
    <Fold label="Resumo do dia e metas" icon={Target}>
      <div className="grid gap-4">
        {WITH_GOAL.map((goal) => (
          <ProgressBar
            key={goal}
            kind="level"
            label={NUTRIENT_LABEL[goal]}
            value={totals[goal] ?? 0}
            max={goals[goal]}
            valueText={`${nutrientText(goal, totals[goal])} de ${nutrientText(goal, goals[goal])}`}
          />
        ))}
        <FactLine
          facts={WITHOUT_GOAL.map((nutrient) => ({
            label: NUTRIENT_LABEL[nutrient],
            value: nutrientText(nutrient, totals[nutrient]),
            isLabelFirst: true,
          }))}
        />
        {day.supplements.map(({ productId, name, protein }) => (
          <p key={productId} className="text-sm text-pretty text-ink-soft">
            {protein === null
              ? `Conta também ${name}.`
              : `Conta também ${name}: ${nutrientText('protein', protein)} de proteína.`}
          </p>
        ))}
        {unknown && <p className="text-sm text-pretty text-ink-soft">{unknown}</p>}
        <p className="text-sm text-pretty text-ink-soft">{originText(day)}</p>
        <Button variant="secondary" className="justify-self-start" onPress={() => view.show('goals')}>
          Metas do dia
        </Button>
      </div>
    </Fold>
  );
}

function originText({ goals: { missing, details } }: NutritionDay): string {
  const origins = new Set(Object.values(details).map(({ origin }) => origin));
  if (origins.has('default')) {
    const names = new Intl.ListFormat('pt-BR').format(missing.map((each) => MISSING_LABEL[each]));
    return `Metas padrão, até sabermos o que falta no seu perfil: ${names}.`;
  }
  if (origins.has('nutritionist')) return 'Há metas definidas pelo seu nutricionista.';
  return origins.has('own') ? 'Há metas definidas por você.' : 'Metas calculadas pelo seu perfil.';
}
