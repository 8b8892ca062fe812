import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { PenInput } from '@leveza/contract/pens/pens.ts';
import { useWatch } from 'react-hook-form';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { ContentFields } from '../fields/ContentFields.tsx';
import { IdentityFields } from '../fields/IdentityFields.tsx';
import { KindFields } from '../fields/KindFields.tsx';
import { OtherFields } from '../fields/OtherFields.tsx';
import { StateField } from '../fields/StateField.tsx';
import type { PenForm, PenValues } from '../pen-values.ts';
import { ADD_TITLE } from './add-title.ts';
import { askedFirst, askedLater, QUESTIONS } from './asked-first.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';

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
  // An expiry before the purchase may mean that it was bought on another day, which is folded away.
  'expiryDate',
] as const satisfies (keyof PenValues)[];

/** Fields the catalogue fills for a known product: folded, and can be corrected. */
const ABOUT = [
  'medicationName',
  'activeIngredient',
  'manufacturer',
  'totalVolume',
  'concentrationMgMl',
] as const satisfies (keyof PenValues)[];

/** The few questions that matter for this pen; the rest is folded. */
export function AddPenForm({ id, product, today, form, isRestored, onSubmit }: Props) {
  const [presentation, isOpened] = useWatch({ control: form.control, name: ['presentation', 'isOpened'] });
  // Without a strength in the catalogue, only the patient knows it.
  const isKnown = product?.concentrationMgMl != null;
  const isDosedInUnits = Boolean(product?.mgPerUnit);
  const needsDose = !isDosedInUnits && (!product || product.doseOptionsMg.length > 1);
  const asked = askedFirst({ presentation, isOpened, needsDose });
  const later = askedLater(asked, { presentation, isOpened, isDosedInUnits });
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
      {!isDosedInUnits && <StateField form={form} />}
      <div className={SHORT_GRID}>
        <QuestionFields questions={asked} {...{ form, product, today }} />
      </div>
      <MoreDetails
        form={form}
        names={[...later.flatMap((question) => QUESTIONS[question]), ...(isKnown ? ABOUT : []), ...OTHER]}
        // A lot may have brought its warning.
        isOpenAtFirst={form.getValues('batchNumber') !== null}
      >
        <div className={GRID}>
          <QuestionFields questions={later} {...{ form, product, today }} />
          {isKnown && about}
          <OtherFields form={form} product={product ?? undefined} />
        </div>
      </MoreDetails>
      <FormRefusal form={form} />
    </Form>
  );
}

/** The notice about a pen that is in no catalogue, by what was typed of it. */
function TypedNotice({ form: { control } }: { form: PenForm }) {
  const [name, ...about] = useWatch({
    control,
    name: ['medicationName', 'activeIngredient', 'manufacturer'],
  });
  return (
    <div className="empty:hidden sm:col-span-full">
      <NameNotice name={name ?? ''} ingredients={about.filter(Boolean).join(' ')} isLive />
    </div>
  );
}
