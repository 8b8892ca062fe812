import { changeApplicationSettings, readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { call, useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { forDraft } from '../../ui/form/draft.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { useRecord } from '../../ui/form/use-record.ts';

const Lead = forDraft(changeApplicationSettings.body.pick({ purchaseLeadDays: true }));

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

/** Changes the lead time and leaves the patient's own interval as it is. */
function useLeadTime(days: number, onDone: () => void) {
  const change = useCommand(changeApplicationSettings);
  return useRecord({
    schema: Lead,
    values: { purchaseLeadDays: days },
    save: async ({ purchaseLeadDays }) => {
      // Asked, not taken from the cache: an interval changed meanwhile would be set back.
      const { data } = await call(readApplicationsOverview, {});
      const { intervalDays } = data.settings;
      await change.mutateAsync({ body: { intervalDays, purchaseLeadDays } });
      return { title: 'Antecedência salva' };
    },
    onDone,
  });
}

function focusField(group: HTMLElement | null): void {
  group?.querySelector('input')?.focus();
}
