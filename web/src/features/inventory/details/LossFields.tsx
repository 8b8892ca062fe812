import { MOVEMENT_LABEL } from '@leveza/domain/inventory/stock.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import { PackageMinus } from 'lucide-react';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { StockCard } from '../stock-card.ts';
import type { LossForm } from './use-loss-form.ts';

const KINDS = [
  { value: 'loss', label: MOVEMENT_LABEL.loss },
  { value: 'discard', label: MOVEMENT_LABEL.discard },
] as const;

/** A button, and in its place the short form it opens. */
export function LossFields({ card, loss }: { card: StockCard; loss: LossForm }) {
  const { form, isAsking, start, save, stop } = loss;
  const startId = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  if (!isAsking) {
    return (
      <Button
        variant="secondary"
        size="sm"
        icon={PackageMinus}
        id={startId}
        onPress={start}
        className="w-fit"
      >
        Registrar perda ou descarte
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
      aria-label="Registrar perda ou descarte"
      className="grid gap-4 rounded-2xl border border-line p-4"
    >
      <div ref={focusChosen}>
        <FormField form={form} name="kind">
          {(field) => <SegmentedControl label="O que aconteceu" options={KINDS} {...field} />}
        </FormField>
      </div>
      <FormField form={form} name="quantity">
        {(field) => (
          <NumberField
            label="Quantidade"
            decimals={3}
            unit={unitLabel(card.unitType, card.kind, field.value ?? undefined)}
            isRequired
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
