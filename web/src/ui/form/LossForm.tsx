import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { Button } from '../Button.tsx';
import { FormField } from './FormField.tsx';
import { InlineForm } from './InlineForm.tsx';
import { TextField } from './TextField.tsx';
import type { Loss } from './use-loss.ts';

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
  const { form, isAsking, isPending, start, submit, stop, discard } = loss;
  const startId = useId();
  if (!isAsking) {
    return (
      <Button variant="secondary" size="sm" icon={icon} id={startId} onPress={start} className="w-fit">
        {title}
      </Button>
    );
  }
  // The button gave way to the form, and comes back with the focus.
  const returnFocus = () => requestAnimationFrame(() => document.getElementById(startId)?.focus());
  return (
    <InlineForm
      {...{ form, title, isPending }}
      saveLabel="Registrar"
      pendingLabel="Registrando..."
      onSubmit={async (body) => {
        await submit(body);
        returnFocus();
      }}
      onCancel={() => {
        stop();
        returnFocus();
      }}
      onDiscard={discard}
    >
      {children}
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
    </InlineForm>
  );
}
