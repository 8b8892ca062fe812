import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { countText, daysText } from '../effect-words.ts';
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
      detail={pattern ? daysText(pattern) : FEW}
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
          Em 90 dias e {pattern.cycles} doses. As contagens mostram quando, mas não provam a causa.
        </p>
      )}
    </Lead>
  );
}

const FEW = 'Com mais registros, aparece aqui em que dias depois da dose eles costumam vir.';

const weekText = (count: number) => (count === 1 ? '1 efeito' : `${count} efeitos`);
