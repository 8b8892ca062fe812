import { seeMoment } from '@leveza/contract/moments.ts';
import { useId } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { DoseDrawing } from '../../../ui/drawings/DoseDrawing.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { tellFailure } from '../../../ui/toast.ts';
import { StepRow } from './StepRow.tsx';
import { type FirstStepsState, type Step, stepsFor } from './steps.ts';

interface Props {
  steps: FirstStepsState;
  hasStarted: boolean;
  /** The treatment is tablets: there is no pen to keep, and no application to record. */
  isByMouth: boolean;
  isLead: boolean;
  /** The step that leads the screen by itself, which is not said twice. */
  leading?: Step['known'] | null;
}

const STEPS_OF_PENS: readonly Step['known'][] = ['hasPen', 'hasApplication'];

/** First steps of an account: they lead a new one, wait beside the rest later, and end with a sentence. */
export function FirstSteps({ steps, hasStarted, isByMouth, isLead, leading = null }: Props) {
  const id = useId();
  const see = useCommand(seeMoment);
  const close = () =>
    void see.mutateAsync({ body: { kind: 'first-steps' } }).catch(tellFailure('Não foi possível fechar'));
  const all = stepsFor({ hasPen: steps.hasPen, hasStarted }).filter(
    ({ known }) => !isByMouth || !STEPS_OF_PENS.includes(known),
  );
  const done = all.filter(({ known }) => steps[known]).length;
  const isDone = done === all.length;
  // Beside the rest of the screen only what is still to do.
  const shown = isLead ? all : all.filter(({ known }) => !steps[known] && known !== leading);
  if (shown.length === 0 && !isDone) return null;
  const list = (
    <ol className="-mx-2 grid gap-1">
      {shown.map((step) => (
        <StepRow key={step.known} step={step} isDone={steps[step.known]} />
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
          <Button variant="lead-quiet" onPress={close} isPending={see.isPending}>
            Dispensar
          </Button>
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
