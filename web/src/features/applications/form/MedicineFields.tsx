import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberComboBox } from '../../../ui/form/NumberComboBox.tsx';
import { SuggestField } from '../../../ui/form/SuggestField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';
import type { Overview } from '../use-overview.ts';
import { usePens } from '../use-pens.ts';
import { offeredNames, usualMedicine } from './medicines.ts';
import type { ApplicationForm } from './use-application-form.ts';

export interface MedicineProps {
  form: ApplicationForm['form'];
  overview: Overview;
  /** One product of each name. */
  medicines: readonly Glp1Product[];
  /** All strengths of them. */
  products: readonly Glp1Product[];
  /** One of another moment is asked for its day again once there is a pen: it is never taken for today. */
  isOfNow: boolean;
  /** Back to the pens at home; missing without any. */
  onPens?: (() => void) | undefined;
}

/** The medicine and the dose of an injection that came out of no pen at home. */
export function MedicineFields(props: MedicineProps) {
  const { form, overview, medicines, products, isOfNow, onPens } = props;
  const [catalogId, name] = useWatch({ control: form.control, name: ['catalogId', 'medicationName'] });
  const hasUnits = usePens().data?.data.some(({ mgPerUnit }) => mgPerUnit !== null);
  const product = medicines.find(({ id }) => id === catalogId);
  const { suggestion } = overview;
  const usual = usualMedicine(medicines, overview).medicationName;

  const choose = (typed: string | null) => {
    const found = medicines.find(({ commercialName }) => commercialName === typed?.trim());
    const isUsual = typed?.trim() === usual;
    const wasUsual = name?.trim() === usual;
    // Two names outside of the catalogue share no id; a dose typed for one stays while its name is being written.
    if ((found?.id ?? null) === catalogId && isUsual === wasUsual) return;
    form.setValue('catalogId', found?.id ?? null);
    // The dose of one medicine is no suggestion for another.
    form.setValue('doseMg', isUsual ? suggestion.doseMg : null);
    form.clearErrors('doseMg');
  };

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_10rem]">
        <FormField form={form} name="medicationName" onEdit={choose}>
          {(field) => (
            <SuggestField
              label="Medicamento"
              suggestions={offeredNames(medicines)}
              hint={`${onPens ? 'De outra caneta' : 'Sem caneta em casa'}, a dose fica registrada fora do estoque.`}
              isRequired
              {...field}
            />
          )}
        </FormField>
        <FormField form={form} name="doseMg">
          {(field) => (
            <NumberComboBox
              key={product?.id}
              label="Dose"
              unit="mg"
              decimals={3}
              options={dosesOf(product, products)}
              isRequired
              {...field}
            />
          )}
        </FormField>
      </div>
      {product?.notice ? (
        <Notice tone="info">{product.notice.text}</Notice>
      ) : (
        !product && <NameNotice name={name ?? ''} ingredients="" isLive />
      )}
      {hasUnits && <Notice tone="info">{PROBLEMS['dosed-in-units'].message}</Notice>}
      {onPens ? (
        <Button variant="quiet" className="justify-self-start" onPress={onPens}>
          Escolher uma caneta de casa
        </Button>
      ) : (
        <p className="text-sm text-ink-soft">
          Tem a caneta aí?{' '}
          <Link to="/medications" search={{ add: '1', next: isOfNow ? 'dose' : 'last-dose' }} icon={Plus}>
            Adicionar Caneta
          </Link>
        </p>
      )}
    </>
  );
}

/** The doses that pens of this medicine give, smallest first; none of a prohibited or a typed one. */
function dosesOf(product: Glp1Product | undefined, products: readonly Glp1Product[]): number[] {
  if (!product || product.legalStatus === 'prohibited') return [];
  const same = products.filter(({ commercialName }) => commercialName === product.commercialName);
  const doses = new Set(same.flatMap(({ doseOptionsMg }) => doseOptionsMg));
  return [...doses].toSorted((one, other) => one - other);
}
