import type { Problem } from '@leveza/contract/problem.ts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Answer } from '../../../ui/Answer.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';
import { ElsewhereFields } from './ElsewhereFields.tsx';
import { type RegisteredElsewhere, useElsewhere } from './use-elsewhere.ts';

interface Props {
  isOpen: boolean;
  /** When it was taken, where that was asked before; null is now. */
  moment?: string | null;
  due?: ReactNode;
  onMoment?: (moment: string | null) => void;
  onClose: () => void;
}

const TITLE = 'Registrar Uso';

/** Something taken that came out of no box at home. */
export function ElsewhereDialog(props: Props) {
  return (
    <DialogFrame isOpen={props.isOpen} look="sheet" onClose={props.onClose}>
      <Pages {...props} />
    </DialogFrame>
  );
}

function Pages({ moment: first = null, due, onMoment, onClose }: Props) {
  const [answered, setAnswered] = useState<RegisteredElsewhere | null>(null);
  const state = useElsewhere(first, (message) => {
    setAnswered(message ?? null);
    return true;
  });
  const { form } = state;
  const moment = useWatch({ control: form.control, name: 'moment' });
  if (answered) {
    const { name, amount, ...message } = answered;
    return (
      <Answer message={message} onClose={onClose}>
        <Lead title={name} figure={amount} />
      </Answer>
    );
  }
  return (
    <FormDialog
      title={TITLE}
      description="Algo que não saiu das suas caixas: fica no histórico, fora do estoque."
      recording={state}
      renderActions={(id) => <RecordActions form={id} isPending={state.isPending} moment={moment} />}
      doubt={doubtOf}
      failed="Erro ao registrar uso"
      onClose={onClose}
    >
      <ElsewhereFields form={form} {...{ due, onMoment }} onLeave={state.discard} />
    </FormDialog>
  );
}

const doubtOf = (question: Problem) => ({
  ...(question.code === 'known-allergy'
    ? allergyDoubt(question)
    : { question: 'Confira antes de registrar.', detail: question.message }),
  confirmLabel: 'Registrar mesmo assim',
});
