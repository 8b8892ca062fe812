import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { AlertFields } from '../fields/AlertFields.tsx';
import { ExpiryField } from '../fields/ExpiryField.tsx';
import { NoteFields } from '../fields/NoteFields.tsx';
import { PurchaseDetailFields } from '../fields/PurchaseDetailFields.tsx';
import { PurchaseFields } from '../fields/PurchaseFields.tsx';
import { UseWordFields } from '../fields/UseWordFields.tsx';
import type { AddValues } from './add-values.ts';
import { DoseSentence } from './DoseSentence.tsx';
import type { AddFormState } from './use-add-form.ts';

interface Props extends Pick<AddFormState, 'form' | 'start' | 'today'> {
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

/** The second form step: how it is taken, as a sentence, and until when it is good; the rest behind 'Mais detalhes'. */
export const BoxFields = memo(function BoxFields({ form, start, today, kind }: Props) {
  const unitType = useWatch({ control: form.control, name: 'unitType' });
  return (
    <div className="grid gap-5">
      <DoseSentence form={form} start={start} kind={kind} />
      <ExpiryField form={form} />
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
