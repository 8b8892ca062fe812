import { changeApplicationSettings, ApplicationSettingsInput } from '@leveza/contract/applications/doses.ts';
import { useCommand } from '../../lib/api.ts';
import { forDraft } from '../../ui/form/draft.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { InlineForm } from '../../ui/form/InlineForm.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useRecord } from '../../ui/form/use-record.ts';

const Lead = forDraft(ApplicationSettingsInput.pick({ purchaseLeadDays: true }).required());

/** The field in the place of the sentence. */
export function LeadForm({ days, onDone }: { days: number; onDone: () => void }) {
  const { form, isPending, submit, discard } = useLeadTime(days, onDone);
  return (
    <InlineForm
      {...{ form, isPending }}
      title="Antecedência da compra"
      saveLabel="Salvar"
      pendingLabel="Salvando..."
      onSubmit={submit}
      onCancel={onDone}
      onDiscard={discard}
    >
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
    </InlineForm>
  );
}

/** Changes the lead time and leaves the patient's own interval as it is. */
function useLeadTime(days: number, onDone: () => void) {
  const change = useCommand(changeApplicationSettings);
  const values = { purchaseLeadDays: days };
  return useRecord({
    schema: Lead,
    values,
    draft: useDraft('purchase-lead', values),
    save: async ({ purchaseLeadDays }) => {
      await change.mutateAsync({ body: { purchaseLeadDays } });
      return { title: 'Antecedência salva' };
    },
    onDone,
  });
}
