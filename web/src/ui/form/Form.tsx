import { Problem } from '@leveza/contract/problem.ts';
import { useRef, type ReactNode } from 'react';
import { Form as RacForm } from 'react-aria-components';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../Notice.tsx';
import { showProblem } from './show-problem.ts';
import type { ZodForm } from './use-zod-form.ts';

interface Props<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  /** Receives what the schema accepted; a `Problem` it throws is shown at the fields and in `FormRefusal`. */
  onSubmit: (values: O) => unknown;
  /** It began with values of a page that was lost: the patient is told before sending them. */
  isRestored?: boolean;
  children: ReactNode;
  className?: string;
  /** For a submit button outside of the form, as in a dialog's bar of actions. */
  id?: string;
  'aria-label'?: string;
}

/** A form that shows its own errors and is never sent twice at once. */
export function Form<V extends FieldValues, O>(props: Props<V, O>) {
  const { form, onSubmit, className, isRestored = false, children, ...rest } = props;
  // A second Enter may come before the first one has been drawn.
  const isSending = useRef(false);

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      showProblem(form, cause);
    }
  });

  return (
    <RacForm
      {...rest}
      validationBehavior="aria"
      className={className ?? 'grid gap-5'}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        void submit(event).finally(() => {
          isSending.current = false;
        });
      }}
    >
      {isRestored && <Notice tone="info">O que você tinha preenchido está aqui. Confira e salve.</Notice>}
      {children}
    </RacForm>
  );
}
