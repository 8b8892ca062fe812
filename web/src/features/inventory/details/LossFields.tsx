import { MOVEMENT_LABEL } from '@leveza/domain/inventory/stock.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { PackageMinus } from 'lucide-react';
import { FormField } from '../../../ui/form/FormField.tsx';
import { LossForm } from '../../../ui/form/LossForm.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { StockCard } from '../stock-card.ts';
import type { StockLoss } from './use-loss-form.ts';

const KINDS = [
  { value: 'loss', label: MOVEMENT_LABEL.loss },
  { value: 'discard', label: MOVEMENT_LABEL.discard },
] as const;

export function LossFields({ card, loss }: { card: StockCard; loss: StockLoss }) {
  const { form } = loss;
  return (
    <LossForm loss={loss} title="Registrar perda ou descarte" icon={PackageMinus} reasonName="reason">
      <FormField form={form} name="kind">
        {(field) => <SegmentedControl label="O que aconteceu" options={KINDS} {...field} />}
      </FormField>
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
    </LossForm>
  );
}
