import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { addDays, isDay } from '@leveza/domain/time/days.ts';
import { formatDay } from '../../../lib/format.ts';
import { BoughtField } from '../fields/BoughtField.tsx';
import { CountFields } from '../fields/CountFields.tsx';
import { DoseField } from '../fields/DoseField.tsx';
import { ExpiryField } from '../fields/ExpiryField.tsx';
import { LotField } from '../fields/LotField.tsx';
import { PriceFields } from '../fields/PriceFields.tsx';
import type { PenForm } from '../pen-values.ts';
import type { Question } from './asked-first.ts';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../ui/form/FormField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';

interface Props {
  questions: readonly Question[];
  form: PenForm;
  product: Glp1Product | null;
  today: string;
}

/** The fields of these questions, in their order. */
export function QuestionFields({ questions, ...about }: Props) {
  return questions.map((question) => <Fields key={question} question={question} {...about} />);
}

function Fields({ question, form, product, today }: Omit<Props, 'questions'> & { question: Question }) {
  switch (question) {
    case 'dosesUsed':
      return <DosesUsedField form={form} />;
    case 'dose':
      return <DoseField form={form} options={product?.doseOptionsMg} />;
    case 'openedAt':
      return <OpenedField form={form} today={today} inUseDays={product?.storage?.inUseDays ?? null} />;
    case 'count':
      return <CountFields form={form} isNew vialsPerBox={product?.vialsPerBox} />;
    case 'expiry':
      return <ExpiryField form={form} />;
    case 'price':
      return <PriceFields form={form} />;
    case 'bought':
      return <BoughtField form={form} today={today} />;
    case 'lot':
      return <LotField form={form} />;
  }
}

/** How many doses of a pen in use are gone. */
function DosesUsedField({ form }: { form: PenForm }) {
  const [presentation, openedAt] = useWatch({ control: form.control, name: ['presentation', 'openedAt'] });
  const isSingleDose = presentation === 'single-dose-pen';
  return (
    <FormField form={form} name="dosesUsed">
      {(field) => (
        <QuantityField
          label={isSingleDose ? 'Quantas canetas já aplicou?' : 'Quantas doses já aplicou com ela?'}
          isRequired={!openedAt}
          hint="Se nenhuma, 0. Aplicações de antes que você lançar depois não são descontadas de novo."
          className="col-span-full"
          {...field}
        />
      )}
    </FormField>
  );
}

interface OpenedFieldProps {
  form: PenForm;
  today: string;
  /** How long it is good once open, as its label says. */
  inUseDays: number | null;
}

/** The day a pen in use was opened: its hour is remembered by few, and days in use are whole. */
function OpenedField({ form, today, inUseDays }: OpenedFieldProps) {
  const openedAt = useWatch({ control: form.control, name: 'openedAt' });
  return (
    <FormField form={form} name="openedAt">
      {(field) => (
        <DateField label="Aberta em" maxDay={today} hint={openedHint(openedAt, inUseDays)} {...field} />
      )}
    </FormField>
  );
}

const NO_DAY = 'Sem o dia, contam desde a compra ou a primeira dose dela.';

function openedHint(openedAt: string | null, inUseDays: number | null): string {
  if (inUseDays === null) return `Os dias de uso contam daqui. ${NO_DAY}`;
  const last = openedAt && isDay(openedAt) ? addDays(openedAt, inUseDays) : null;
  if (last) return `Pela bula, vale ${inUseDays} dias depois de aberta: até ${formatDay(last)}.`;
  return `Pela bula, vale ${inUseDays} dias depois de aberta. ${NO_DAY}`;
}
