import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { boxIn, type FormWithBox } from './box-values.ts';

interface Props {
  form: FormWithBox;
  kind: ItemKind;
  unitType: UnitType;
}

/** Where a box is kept and when Leveza should speak up about it. */
export function AlertFields({ kind, unitType, ...props }: Props) {
  const form = boxIn(props.form);
  return (
    <>
      <FormField form={form} name="lowStockThreshold">
        {(field) => (
          <NumberField
            label="Avisar quando restarem"
            decimals={0}
            min={1}
            unit={unitLabel(unitType, kind, field.value ?? undefined)}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="daysBeforeExpiryAlert">
        {(field) => (
          <NumberField
            label="Avisar antes do vencimento"
            decimals={0}
            min={1}
            unit={field.value === 1 ? 'dia' : 'dias'}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="storageLocation">
        {(field) => (
          <TextField
            label="Onde fica guardado"
            placeholder="Por exemplo, armário da cozinha"
            autoComplete="off"
            className="sm:col-span-full"
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="needsRefrigeration">
        {(field) => <Switch label="Precisa de refrigeração" {...field} />}
      </FormField>
      <FormField form={form} name="isFavorite">
        {(field) => <Switch label="Favorito" {...field} />}
      </FormField>
    </>
  );
}
