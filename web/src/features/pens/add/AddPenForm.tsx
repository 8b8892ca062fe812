import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import type { PenInput } from '@leveza/contract/pens/pens.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { ContentFields } from '../fields/ContentFields.tsx';
import { CountFields } from '../fields/CountFields.tsx';
import { DoseField } from '../fields/DoseField.tsx';
import { IdentityFields } from '../fields/IdentityFields.tsx';
import { KindFields } from '../fields/KindFields.tsx';
import { LotField } from '../fields/LotField.tsx';
import { OtherFields } from '../fields/OtherFields.tsx';
import { PurchaseFields } from '../fields/PurchaseFields.tsx';
import { UsedFields } from '../fields/UsedFields.tsx';
import type { PenForm, PenValues } from '../pen-values.ts';
import { ADD_TITLE } from './add-title.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { TypedNotice } from './TypedNotice.tsx';

interface Props {
  id: string;
  product: Glp1Product | null;
  today: string;
  form: PenForm;
  isRestored: boolean;
  onSubmit: (input: PenInput) => Promise<unknown>;
}

const GRID = 'grid items-start gap-4 sm:grid-cols-2';
/** Short answers, two to a row on most phones. */
const SHORT_GRID = 'grid items-start gap-x-3 gap-y-4 min-[360px]:grid-cols-2 sm:gap-x-4';

const OTHER = [
  'purchaseLocation',
  'brand',
  'inUseDays',
  'halfLifeHours',
  'dosesPerVial',
  'boxNumber',
  'notes',
] as const satisfies (keyof PenValues)[];

/** For a known product only the receipt's fields are visible; the rest is folded and can be corrected. */
const FOLDED = [
  ...OTHER,
  'medicationName',
  'activeIngredient',
  'manufacturer',
  'totalVolume',
  'concentrationMgMl',
] as const satisfies (keyof PenValues)[];

export function AddPenForm({ id, product, today, form, isRestored, onSubmit }: Props) {
  // Without a strength in the catalogue, only the patient knows it.
  const isKnown = product?.concentrationMgMl != null;
  const about = (
    <>
      <IdentityFields form={form} />
      {!product && <TypedNotice form={form} />}
      <ContentFields form={form} />
    </>
  );
  return (
    <Form id={id} form={form} onSubmit={onSubmit} isRestored={isRestored} aria-label={ADD_TITLE}>
      {product && <ChosenProduct product={product} />}
      {!isKnown && (
        <div className={GRID}>
          {!product && <KindFields form={form} />}
          {about}
        </div>
      )}
      {/* Most patients begin with a pen that is in use, so this is asked first. */}
      {!product?.mgPerUnit && <UsedFields form={form} today={today} />}
      <div className={SHORT_GRID}>
        <PurchaseFields form={form} today={today} />
        <CountFields form={form} isNew vialsPerBox={product?.vialsPerBox} />
      </div>
      <div className={GRID}>
        {!product?.mgPerUnit && <DoseField form={form} options={product?.doseOptionsMg} />}
        <LotField form={form} />
      </div>
      <MoreDetails form={form} names={isKnown ? FOLDED : OTHER}>
        <div className={GRID}>
          {isKnown && about}
          <OtherFields form={form} product={product ?? undefined} />
        </div>
      </MoreDetails>
      <FormRefusal form={form} />
    </Form>
  );
}
