import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { AlertFields } from '../fields/AlertFields.tsx';
import { DoseFields } from '../fields/DoseFields.tsx';
import { ExpiryField } from '../fields/ExpiryField.tsx';
import { NoteFields } from '../fields/NoteFields.tsx';
import { PurchaseDetailFields } from '../fields/PurchaseDetailFields.tsx';
import { PurchaseFields } from '../fields/PurchaseFields.tsx';
import { UseWordFields } from '../fields/UseWordFields.tsx';
import type { AddValues } from './add-values.ts';
import type { AddFormState } from './use-add-form.ts';

interface Props extends Pick<AddFormState, 'form' | 'today'> {
  kind: ItemKind;
}

const DETAILS = [
  'purchaseDate',
  'purchasePrice',
  'store',
  'batchNumber',
  'prescribedBy',
  'dailyDose',
  'instructions',
  'isFavorite',
  'needsRefrigeration',
  'storageLocation',
  'lowStockThreshold',
  'daysBeforeExpiryAlert',
  'effectivenessRating',
  'notes',
] as const satisfies (keyof AddValues)[];

const GRID = 'grid items-start gap-5 sm:grid-cols-2';

/** The second form step: until when it is good and how it is taken; the rest behind 'Mais detalhes'. */
export const BoxFields = memo(function BoxFields({ form, today, kind }: Props) {
  const unitType = useWatch({ control: form.control, name: 'unitType' });
  return (
    <div className="grid gap-5">
      <div className={GRID}>
        <div className="sm:col-span-2">
          <ExpiryField form={form} />
        </div>
        <DoseFields form={form} kind={kind} unitType={unitType} />
      </div>
      <MoreDetails form={form} names={DETAILS}>
        <div className={GRID}>
          <PurchaseFields form={form} today={today} />
          <PurchaseDetailFields form={form} />
          <UseWordFields form={form} />
          <AlertFields form={form} kind={kind} unitType={unitType} />
          <NoteFields form={form} />
        </div>
      </MoreDetails>
    </div>
  );
});
