import type { Pen } from '@leveza/contract/pens.ts';
import { PEN_MOVEMENT_LABEL } from '@leveza/domain/pens/ledger.ts';
import { Droplet } from 'lucide-react';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { formatMg } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { LossForm } from './use-loss-form.ts';

const TITLE = 'Registrar purga/perda';
const KINDS = [
  { value: 'purge', label: PEN_MOVEMENT_LABEL.purge },
  { value: 'loss', label: PEN_MOVEMENT_LABEL.loss },
] as const;

/** A button, and in its place the short form it opens. */
export function LossFields({ pen, loss }: { pen: Pen; loss: LossForm }) {
  const { form, isAsking, start, save, stop } = loss;
  const startId = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  if (!isAsking) {
    return (
      <Button variant="secondary" size="sm" icon={Droplet} id={startId} onPress={start} className="w-fit">
        {TITLE}
      </Button>
    );
  }
  // The button gave way to the form, and comes back with the focus.
  const returnFocus = () => requestAnimationFrame(() => document.getElementById(startId)?.focus());
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await save(body);
        returnFocus();
      }}
      aria-label={TITLE}
      className="grid gap-4 rounded-2xl border border-line p-4"
    >
      <div ref={focusChosen}>
        <FormField form={form} name="kind">
          {(field) => (
            <SegmentedControl
              label="O que aconteceu"
              options={KINDS}
              hint="Purga é o que sai ao testar o fluxo da agulha."
              {...field}
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="mg">
        {(field) => (
          <NumberField
            label="Quantidade"
            decimals={4}
            unit="mg"
            isRequired
            hint={`Restam ${formatMg(pen.remainingMg)}. Cada 0,1 ml tem ${formatMg(pen.concentrationMgMl / 10)}.`}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="reason">
        {(field) => (
          <TextField
            label="Motivo (opcional)"
            placeholder="Por exemplo, caiu no chão"
            maxLength={300}
            autoComplete="off"
            {...field}
          />
        )}
      </FormField>
      <FormRefusal form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          onPress={() => {
            stop();
            returnFocus();
          }}
          isDisabled={isSubmitting}
        >
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
