import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { useLeadTime } from './use-lead-time.ts';

/** The field in the place of the sentence. */
export function LeadForm({ days, onDone }: { days: number; onDone: () => void }) {
  const { form, isPending, submit } = useLeadTime(days, onDone);
  return (
    <Form
      form={form}
      onSubmit={submit}
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
        <Button variant="secondary" onPress={onDone} isDisabled={isPending}>
          Cancelar
        </Button>
        <Button type="submit" isPending={isPending} pendingLabel="Salvando...">
          Salvar
        </Button>
      </div>
    </Form>
  );
}

function focusField(group: HTMLElement | null): void {
  group?.querySelector('input')?.focus();
}
