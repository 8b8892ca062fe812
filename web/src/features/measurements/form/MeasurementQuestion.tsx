import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import type { useMeasurementForm } from './use-measurement-form.ts';

type State = ReturnType<typeof useMeasurementForm>;

interface Props {
  state: State;
  question: NonNullable<State['question']>;
}

/** Asks about a probable typing mistake, beside the button that saves it. */
export function MeasurementQuestion({ state, question }: Props) {
  const { weightUnit } = useSession();
  const { isPending, dismiss, answerWeighed, correct, confirm } = state;
  if (question.kind === 'weighed') {
    const weight = formatWeight(state.form.getValues('weight')!, weightUnit);
    return (
      <ConfirmInline
        tone="attention"
        question="Você também se pesou agora?"
        detail={`O peso de ${weight} é uma sugestão, tirada do que já estava registrado.`}
        cancelLabel="Não, salvar sem o peso"
        confirmLabel={`Sim, ${weight}`}
        isPending={isPending}
        onConfirm={() => answerWeighed(true)}
        onCancel={() => answerWeighed(false)}
        onDismiss={dismiss}
      />
    );
  }
  return (
    <ConfirmInline
      tone="attention"
      isDoubt
      question="Confira antes de salvar"
      detail={question.text}
      cancelLabel="Corrigir"
      confirmLabel="Está certo"
      isPending={isPending}
      onConfirm={confirm}
      onCancel={correct}
    />
  );
}
