import type { Today } from '@leveza/contract/dashboard.ts';
import { seeMoment } from '@leveza/contract/moments.ts';
import { useId } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { DoseDrawing } from '../../../ui/drawings/DoseDrawing.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { tellFailure } from '../../../ui/toast.ts';
import { StepRow } from './StepRow.tsx';
import { type FirstStepsState, type Step, stepsFor, stepsOfTablets } from './steps.ts';

interface Props {
  steps: FirstStepsState;
  hasStarted: boolean;
  /** The day of who takes tablets in the place of injections. */
  tablets: Today | undefined;
  isLead: boolean;
  /** The step that leads the screen by itself, which is not said twice. */
  leading?: Step['known'] | null;
}

/** First steps of an account: they lead a new one, wait beside the rest later, and end with a sentence. */
export function FirstSteps({ steps, hasStarted, tablets, isLead, leading = null }: Props) {
  const id = useId();
  const see = useCommand(seeMoment);
  const close = () =>
    void see.mutateAsync({ body: { kind: 'first-steps' } }).catch(tellFailure('Não foi possível fechar'));
  const all = tablets ? stepsOfTablets(tablets.tabletBox) : stepsFor({ ...steps, hasStarted });
  // The plan is offered only while there is none.
  const isKnown = ({ known }: Step) => known !== 'hasPlan' && steps[known];
  const done = all.filter(isKnown).length;
  const isDone = done === all.length;
  // Beside the rest of the screen only what is still to do.
  const shown = isLead ? all : all.filter((step) => !isKnown(step) && step.known !== leading);
  if (shown.length === 0 && !isDone) return null;
  const list = (
    <ol className="-mx-2 grid gap-1">
      {shown.map((step) => (
        <StepRow key={step.known} step={step} isDone={isKnown(step)} />
      ))}
    </ol>
  );
  if (isLead) {
    return (
      <Lead
        title="Primeiros passos"
        detail={encouragement(steps, hasStarted)}
        drawing={<DoseDrawing scene="first" />}
        actions={
          <>
            {steps.hasPen && !hasStarted && (
              <Link to="/dashboard" search={{ plans: 'first' }} variant="lead">
                Marcar o dia
              </Link>
            )}
            <Button variant="lead-quiet" onPress={close} isPending={see.isPending}>
              Dispensar
            </Button>
          </>
        }
      >
        <div className="rounded-2xl bg-surface px-4 py-2 text-ink">{list}</div>
      </Lead>
    );
  }
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-2xl border border-line bg-surface p-5">
      <div>
        <h2 id={id} className="text-lg leading-snug font-semibold tracking-tight">
          Primeiros passos
        </h2>
        <p className="text-sm text-pretty text-ink-soft">
          {isDone
            ? 'Tudo pronto. Daqui em diante, esta tela mostra o que fazer a cada dia.'
            : encouragement(steps, hasStarted, `${done} de ${all.length} feitos.`)}
        </p>
      </div>
      {!isDone && list}
      <Button
        variant="secondary"
        size="sm"
        onPress={close}
        isPending={see.isPending}
        className="justify-self-start"
      >
        {isDone ? 'Vamos lá' : 'Dispensar'}
      </Button>
    </section>
  );
}

function encouragement(
  { hasPen, hasApplication }: FirstStepsState,
  hasStarted: boolean,
  done = 'Sem pressa: comece por onde fizer sentido para você.',
): string {
  if (!hasPen || hasApplication) return done;
  return `Caneta guardada. ${hasStarted ? 'Agora, sua última aplicação.' : 'No dia, registre sua primeira aplicação.'}`;
}
