import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { AlertFields } from '../fields/AlertFields.tsx';
import { NoteFields } from '../fields/NoteFields.tsx';
import { PurchaseDetailFields } from '../fields/PurchaseDetailFields.tsx';
import { PurchaseFields } from '../fields/PurchaseFields.tsx';
import { UnitTypeField } from '../fields/UnitTypeField.tsx';
import { UseFields } from '../fields/UseFields.tsx';
import type { AddValues } from './add-values.ts';
import type { AddFormState } from './use-add-form.ts';

interface Props extends Pick<AddFormState, 'form' | 'today'> {
  kind: ItemKind;
}

const DETAILS = [
  'store',
  'batchNumber',
  'prescribedBy',
  'isFavorite',
  'needsRefrigeration',
  'storageLocation',
  'lowStockThreshold',
  'daysBeforeExpiryAlert',
  'effectivenessRating',
  'notes',
] as const satisfies (keyof AddValues)[];

const GRID = 'grid items-start gap-5 sm:grid-cols-2';

/** The second form step: the purchase and the use in sight, other notes behind 'Mais detalhes'. */
export const BoxFields = memo(function BoxFields({ form, today, kind }: Props) {
  const unitType = useWatch({ control: form.control, name: 'unitType' });
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-x-3 gap-y-5 min-[360px]:grid-cols-2 sm:gap-x-5">
        <UnitTypeField form={form} kind={kind} />
        <PurchaseFields form={form} today={today} />
      </div>
      <div className={GRID}>
        <UseFields form={form} kind={kind} unitType={unitType} />
      </div>
      <MoreDetails form={form} names={DETAILS}>
        <div className={GRID}>
          <PurchaseDetailFields form={form} />
          <AlertFields form={form} kind={kind} unitType={unitType} />
          <NoteFields form={form} />
        </div>
      </MoreDetails>
    </div>
  );
});
