import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { Form } from './Form.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import type { ZodForm } from './use-zod-form.ts';

interface Props<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  title: string;
  isPending: boolean;
  saveLabel: string;
  pendingLabel: string;
  onSubmit: (accepted: O) => unknown;
  onCancel: () => void;
  /** The patient gives up what was typed: its draft goes. */
  onDiscard: () => void;
  children: ReactNode;
}

/** A short form that stands in the place of the button which opened it, and takes the focus from it. */
export function InlineForm<V extends FieldValues, O>(props: Props<V, O>) {
  const { form, isPending } = props;
  const cancel = () => {
    props.onDiscard();
    props.onCancel();
  };
  return (
    <Form
      form={form}
      onSubmit={props.onSubmit}
      aria-label={props.title}
      className="grid gap-4 rounded-2xl border border-line p-4"
    >
      <div ref={focusFirst} className="grid gap-4">
        {props.children}
      </div>
      <FormRefusal form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onPress={cancel} isDisabled={isPending}>
          Cancelar
        </Button>
        <Button type="submit" isPending={isPending} pendingLabel={props.pendingLabel}>
          {props.saveLabel}
        </Button>
      </div>
    </Form>
  );
}

// Of radio buttons, the chosen one is the first that the keyboard reaches.
function focusFirst(group: HTMLElement | null): void {
  const input = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
  input?.focus();
}
