import { useWatch } from 'react-hook-form';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { PenForm } from '../pen-values.ts';

const STATES = [
  { value: 'new', label: 'Lacrada' },
  { value: 'used', label: 'Já em uso' },
] as const;

/** Whether it was begun before it was added, and how many doses are gone. */
export function UsedFields({ form, today }: { form: PenForm; today: string }) {
  const [presentation, isOpened, openedAt, copies] = useWatch({
    control: form.control,
    name: ['presentation', 'isOpened', 'openedAt', 'copies'],
  });
  const isSingleDose = presentation === 'single-dose-pen';
  const change = (state: 'new' | 'used') => {
    form.setValue('isOpened', state === 'used', { shouldDirty: true });
    form.clearErrors(['openedAt', 'dosesUsed']);
  };
  return (
    <div className="grid gap-4 sm:col-span-full">
      <SegmentedControl
        label={isSingleDose ? 'Como está a caixa' : 'Como ela está'}
        options={STATES}
        value={isOpened ? 'used' : 'new'}
        onChange={change}
        hint={
          isOpened && copies && copies > 1 ? 'Vale para a primeira; as outras entram lacradas.' : undefined
        }
      />
      {isOpened && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormField form={form} name="dosesUsed">
            {(field) => (
              <NumberField
                label={isSingleDose ? 'Quantas canetas já aplicou?' : 'Quantas doses já aplicou com ela?'}
                decimals={0}
                isRequired={!openedAt}
                hint="Se nenhuma, 0. Aplicações de antes que você lançar depois não são descontadas de novo."
                {...field}
              />
            )}
          </FormField>
          {!isSingleDose && (
            <FormField form={form} name="openedAt">
              {(field) => (
                <DateTimeField
                  label="Aberta em"
                  maxDay={today}
                  hint="Os dias de uso contam daqui. Sem o dia, contam desde a compra ou a primeira dose dela."
                  {...field}
                />
              )}
            </FormField>
          )}
        </div>
      )}
    </div>
  );
}
