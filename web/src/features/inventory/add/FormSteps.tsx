import { type FormEvent, useState } from 'react';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import type { AddContext } from './use-adding.ts';
import { isFirstStepFilled } from './add-values.ts';
import { BoxFields } from './BoxFields.tsx';
import { ProductFields } from './ProductFields.tsx';

/**
 * Both form steps. A step once shown is hidden and never removed, so that typed text stays, even text that cannot be
 * parsed yet.
 */
export function FormSteps(adding: AddContext) {
  const { step, kind, filling, formId, next } = adding;
  const isFirst = step === 'form-1';
  const [isSecondMade, setSecondMade] = useState(!isFirst);
  if (!isFirst && !isSecondMade) setSecondMade(true);

  // Enter, and the keyboard's own button on a phone, lead to the second step instead of sending half of the form.
  const advanceFirst = (event: FormEvent) => {
    if (!isFirst) return;
    event.preventDefault();
    event.stopPropagation();
    if (isFirstStepFilled(filling.form.getValues())) void next.next();
  };

  return (
    <div onSubmitCapture={advanceFirst}>
      <Form id={formId} form={filling.form} onSubmit={filling.submit} aria-label="Cadastrar Produto">
        <div hidden={!isFirst}>
          <ProductFields form={filling.form} start={filling.start} kind={kind} />
        </div>
        {isSecondMade && (
          <div hidden={isFirst}>
            <BoxFields form={filling.form} start={filling.start} today={filling.today} kind={kind} />
          </div>
        )}
        <FormRefusal form={filling.form} />
      </Form>
    </div>
  );
}
