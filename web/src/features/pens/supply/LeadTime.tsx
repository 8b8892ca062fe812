import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { useLeadTime } from './use-lead-time.ts';

/** How long before the end to buy: a sentence, and in its place the field that changes it. */
export function LeadTime({ days }: { days: number }) {
  const [isEditing, setEditing] = useState(false);
  const startId = useId();
  // The button gave way to the form, and comes back with the focus.
  const stop = () => {
    setEditing(false);
    requestAnimationFrame(() => document.getElementById(startId)?.focus());
  };
  if (isEditing) return <LeadForm days={days} onDone={stop} />;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span>
        Antecedência da compra: <strong className="text-ink">{days === 1 ? '1 dia' : `${days} dias`}</strong>
      </span>
      <Button variant="quiet" size="sm" icon={Pencil} id={startId} onPress={() => setEditing(true)}>
        Alterar antecedência
      </Button>
    </p>
  );
}

function LeadForm({ days, onDone }: { days: number; onDone: () => void }) {
  const { form, save } = useLeadTime(days, onDone);
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Form
      form={form}
      onSubmit={save}
      aria-label="Antecedência da compra"
      className="grid gap-3 rounded-2xl border border-line p-4"
    >
      <div ref={focusField}>
        <FormField form={form} name="purchaseLeadDays">
          {(field) => (
            <NumberField
              label="Antecedência da compra"
              hint="Quantos dias antes de acabar você quer ser lembrado de comprar."
              decimals={0}
              unit="dias"
              {...field}
            />
          )}
        </FormField>
      </div>
      <FormRefusal form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onPress={onDone} isDisabled={isSubmitting}>
          Cancelar
        </Button>
        <Button type="submit" isPending={isSubmitting} pendingLabel="Salvando...">
          Salvar
        </Button>
      </div>
    </Form>
  );
}

function focusField(group: HTMLElement | null): void {
  group?.querySelector('input')?.focus();
}
