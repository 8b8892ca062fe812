import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { MOVEMENT_LABEL } from '@leveza/domain/inventory/stock.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';
import { UnitTypeField } from '../fields/UnitTypeField.tsx';
import type { Edited, EditValues } from './edit-form.ts';

interface Props {
  form: ZodForm<EditValues, Edited>;
  kind: ItemKind;
  unitType: UnitType;
  isQuantityCorrected: boolean;
}

/** How much a full box holds and how much is left; a correction is never silent. */
export function StockFields({ form, kind, unitType, isQuantityCorrected }: Props) {
  const unit = unitLabel(unitType, kind);
  return (
    <>
      <UnitTypeField form={form} kind={kind} />
      <FormField form={form} name="boxQuantity">
        {(field) => <NumberField label="Unidades por caixa" decimals={3} min={0} unit={unit} {...field} />}
      </FormField>
      <FormField form={form} name="currentQuantity">
        {(field) => (
          <NumberField
            label="Quantidade restante"
            decimals={3}
            min={0}
            unit={unit}
            hint={`Uma correção fica guardada como ‘${MOVEMENT_LABEL.adjustment}’ nas movimentações.`}
            {...field}
          />
        )}
      </FormField>
      {isQuantityCorrected && (
        <FormField form={form} name="reason">
          {(field) => (
            <TextField
              label="Motivo do ajuste (opcional)"
              placeholder="Por exemplo, contei de novo"
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
      )}
    </>
  );
}
