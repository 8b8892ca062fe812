import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
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
      return <OpenedField form={form} today={today} />;
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
}

/** The day a pen in use was opened: its hour is remembered by few, and days in use are whole. */
function OpenedField({ form, today }: OpenedFieldProps) {
  return (
    <FormField form={form} name="openedAt">
      {(field) => (
        <DateField
          label="Aberta em"
          maxDay={today}
          hint="Os dias de uso contam daqui. Sem o dia, contam desde a compra ou a primeira dose dela."
          {...field}
        />
      )}
    </FormField>
  );
}
