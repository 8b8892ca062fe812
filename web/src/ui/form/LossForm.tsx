import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type FieldPathByValue, type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { TextField } from './TextField.tsx';
import type { ZodForm } from './use-zod-form.ts';

export interface Loss<V extends FieldValues, O> {
  form: ZodForm<V, O>;
  isAsking: boolean;
  start: () => void;
  save: (body: O) => Promise<unknown>;
  stop: () => void;
}

interface Props<V extends FieldValues, O> {
  loss: Loss<V, O>;
  title: string;
  icon: LucideIcon;
  reasonName: FieldPathByValue<V, string | null>;
  /** Fields for the event and the lost quantity. */
  children: ReactNode;
}

/** For what is gone without having been used: a button, and in its place the short form it opens. */
export function LossForm<V extends FieldValues, O>({ loss, title, icon, reasonName, children }: Props<V, O>) {
  const { form, isAsking, start, save, stop } = loss;
  const startId = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  if (!isAsking) {
    return (
      <Button variant="secondary" size="sm" icon={icon} id={startId} onPress={start} className="w-fit">
        {title}
      </Button>
    );
  }
  // The button gave way to the form, and comes back with the focus.
  const returnFocus = () => requestAnimationFrame(() => document.getElementById(startId)?.focus());
  const cancel = () => {
    stop();
    returnFocus();
  };
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await save(body);
        returnFocus();
      }}
      aria-label={title}
      className="grid gap-4 rounded-2xl border border-line p-4"
    >
      <div ref={focusChosen} className="grid gap-4">
        {children}
      </div>
      <FormField form={form} name={reasonName}>
        {(field) => (
          <TextField
            label="Motivo (opcional)"
            placeholder="Por exemplo, caiu no chão"
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormRefusal form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onPress={cancel} isDisabled={isSubmitting}>
          Cancelar
        </Button>
        <Button type="submit" isPending={isSubmitting} pendingLabel="Registrando...">
          Registrar
        </Button>
      </div>
    </Form>
  );
}

function focusChosen(group: HTMLElement | null): void {
  group?.querySelector<HTMLElement>('input:checked')?.focus();
}
