import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { isPatternPossible } from '@leveza/domain/side-effects/pattern-range.ts';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { countText, daysText, effectName } from '../effect-words.ts';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { DayDots } from './DayDots.tsx';

interface Props {
  summary: SideEffectSummary;
  view: SideEffectsView;
}

/** When effects come after a dose: counts, never a cause; with too few of them it says so. */
export function InsightLead({ summary: { week, patterns, byDay }, view }: Props) {
  const [pattern] = patterns;
  const hasDays = byDay.some((count) => count > 0);
  return (
    <Lead
      title={pattern ? 'Em relação à dose' : 'Nos últimos 7 dias'}
      figure={pattern ? countText(pattern) : weekText(week.count)}
      detail={pattern ? daysText(pattern) : isPatternPossible(byDay) ? FEW : commonestText(week)}
      actions={
        <>
          <Button variant="lead" icon={Plus} onPress={() => view.show('new')}>
            Registrar efeito
          </Button>
          <Button variant="lead-quiet" onPress={() => view.show('signs')}>
            Sinais de alerta
          </Button>
        </>
      }
    >
      {(pattern || hasDays) && <DayDots counts={pattern?.byDay ?? byDay} range={pattern} />}
      {pattern && (
        <p className="text-sm text-pretty text-on-lead-soft tabular-nums">
          Depois de {pattern.cycles} doses, em 90 dias. As contagens mostram quando, mas não provam a causa.
        </p>
      )}
    </Lead>
  );
}

const FEW = 'Com mais registros, aparece aqui em que dias depois da dose eles costumam vir.';

/** A daily medicine has no days after the dose to compare. */
const commonestText = ({ commonest }: SideEffectSummary['week']) =>
  commonest && `O mais registrado: ${effectName(commonest)}`;

const weekText = (count: number) => (count === 1 ? '1 efeito' : `${count} efeitos`);
