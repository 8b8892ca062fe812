import type { Problem } from '@leveza/contract/problem.ts';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmInline } from '../ConfirmInline.tsx';
import { Dialog, type DialogProps } from '../Dialog.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import type { ZodForm } from './use-zod-form.ts';

/** The parts of `useRecord` that its dialog shows. */
interface Recording<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  isDirty: boolean;
  isPending: boolean;
  isRestored: boolean;
  question: Problem | null;
  submit: (accepted: O) => unknown;
  confirm: () => void;
  forget: () => void;
  discard: () => void;
}

interface Doubt {
  question: string;
  detail?: string;
  confirmLabel: string;
  tone?: 'critical' | 'attention';
}

interface Props<V extends FieldValues, O> extends Omit<
  DialogProps,
  'isOpen' | 'isDirty' | 'onDiscard' | 'actions'
> {
  recording: Recording<V, O>;
  /** The words of the button that saves. */
  saveLabel?: string;
  /** Other buttons in its place, for the form's id. */
  renderActions?: (form: string) => ReactNode;
  /** The words of the question that comes before saving; null where the buttons themselves ask. */
  doubt?: ((question: Problem) => Doubt) | null;
  /** Before the reason of a refusal: 'Erro ao abrir caixa'. */
  failed?: string;
  /** The form's layout. */
  className?: string;
}

const saveAnyway = ({ message }: Problem): Doubt => ({
  question: 'Confira antes de continuar.',
  detail: message,
  confirmLabel: 'Salvar mesmo assim',
});

/** The dialog of a form that records something: it asks before typed values are lost, and before a doubtful save. */
export function FormDialog<V extends FieldValues, O>(props: Props<V, O>) {
  const {
    recording,
    saveLabel = 'Salvar',
    renderActions,
    doubt = saveAnyway,
    failed,
    className,
    ...dialog
  } = props;
  const { form, isPending, question } = recording;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      isDirty={recording.isDirty}
      onDiscard={recording.discard}
      actions={
        question && doubt ? (
          <ConfirmInline
            {...doubt(question)}
            isPending={isPending}
            onConfirm={recording.confirm}
            onCancel={recording.forget}
          />
        ) : renderActions ? (
          renderActions(id)
        ) : (
          <FormActions form={id} isPending={isPending}>
            {saveLabel}
          </FormActions>
        )
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={recording.submit}
        isRestored={recording.isRestored}
        aria-label={dialog.title}
        {...(className && { className })}
      >
        {dialog.children}
        <FormRefusal form={form} {...(failed && { failed })} />
      </Form>
    </Dialog>
  );
}
