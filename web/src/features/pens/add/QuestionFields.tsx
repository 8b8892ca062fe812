import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import { BoughtField } from '../fields/BoughtField.tsx';
import { CountFields } from '../fields/CountFields.tsx';
import { DoseField } from '../fields/DoseField.tsx';
import { DosesUsedField } from '../fields/DosesUsedField.tsx';
import { ExpiryField } from '../fields/ExpiryField.tsx';
import { LotField } from '../fields/LotField.tsx';
import { OpenedField } from '../fields/OpenedField.tsx';
import { PriceFields } from '../fields/PriceFields.tsx';
import type { PenForm } from '../pen-values.ts';
import type { Question } from './asked-first.ts';

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
