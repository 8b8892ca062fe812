import { isInjectedGlp1 } from '@leveza/domain/catalog/glp1-substance.ts';
import { UNIT_TYPES, unitLabel } from '@leveza/domain/catalog/units.ts';
import { quantityLimits } from '@leveza/domain/usage/limits.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';
import { InjectionNotice } from './InjectionNotice.tsx';
import { MedicineNameField } from './MedicineNameField.tsx';
import type { ElsewhereState } from './use-elsewhere.ts';

interface Props {
  form: ElsewhereState['form'];
  /** Doses that are due by a plan, which are offered first. */
  due?: ReactNode;
  /** Hears of the moment, which those doses share. */
  onMoment?: ((moment: string | null) => void) | undefined;
  /** The patient goes on in another form. */
  onLeave: () => void;
}

/** When, what, how much, and a note. */
export function ElsewhereFields({ form, due, onMoment, onLeave }: Props) {
  const [productId, typed, kind, unitType, when] = useWatch({
    control: form.control,
    name: ['productId', 'name', 'kind', 'unitType', 'moment'],
  });
  const name = typed ?? '';
  const isInjected = !productId && isInjectedGlp1({ name, ingredients: '' });
  const { min, max, step } = quantityLimits({ kind, unitType });
  const units = UNIT_TYPES.map((unit) => ({ value: unit, label: unitLabel(unit, kind) }));
  return (
    <>
      <FormField form={form} name="moment" onEdit={onMoment}>
        {(field) => <WhenField {...field} />}
      </FormField>
      {due}
      <MedicineNameField form={form} typed={name} isInjected={isInjected} />
      {isInjected && <InjectionNotice moment={when} onLeave={onLeave} />}
      <NameNotice name={name} ingredients="" isLive />
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField form={form} name="quantityUsed">
          {(field) => (
            <QuantityField
              label="Quantidade"
              {...{ ...field, min, step, max: max ?? undefined }}
              isRequired
            />
          )}
        </FormField>
        <FormField form={form} name="unitType" onEdit={() => form.clearErrors('quantityUsed')}>
          {(field) => <Select label="Unidade" options={units} {...field} />}
        </FormField>
      </div>
      <FormField form={form} name="notes">
        {(field) => <TextField label="Observação (opcional)" autoComplete="off" {...field} />}
      </FormField>
    </>
  );
}
