import type { Problem } from '@leveza/contract/problem.ts';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Answer } from '../../../ui/Answer.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { Lead } from '../../../ui/Lead.tsx';
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
  const id = useId();
  const [answered, setAnswered] = useState<RegisteredElsewhere | null>(null);
  const state = useElsewhere(first, (told) => {
    setAnswered(told ?? null);
    return true;
  });
  const { form, question, isPending } = state;
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
    <Dialog
      title={TITLE}
      description="Algo que não saiu das suas caixas: fica no histórico, fora do estoque."
      isOpen
      isDirty={state.isDirty}
      onClose={onClose}
      onDiscard={state.discard}
      actions={
        question ? (
          <ConfirmInline
            {...doubtOf(question)}
            confirmLabel="Registrar mesmo assim"
            isPending={isPending}
            onConfirm={state.confirm}
            onCancel={state.forget}
          />
        ) : (
          <RecordActions form={id} isPending={isPending} moment={moment} />
        )
      }
    >
      <Form id={id} form={form} onSubmit={state.submit} isRestored={state.isRestored} aria-label={TITLE}>
        <ElsewhereFields form={form} {...{ due, onMoment }} onLeave={state.discard} />
        <FormRefusal form={form} failed="Erro ao registrar uso" />
      </Form>
    </Dialog>
  );
}

const doubtOf = (question: Problem) =>
  question.code === 'known-allergy'
    ? allergyDoubt(question)
    : { question: 'Confira antes de registrar.', detail: question.message };
