import { Problem } from '@leveza/contract/problem.ts';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import type { AddContext } from './use-adding.ts';
import { type Filled, FIRST_STEP, isFirstStepFilled } from './add-values.ts';
import { BoxFields } from './BoxFields.tsx';
import { ProductFields } from './ProductFields.tsx';

/** Both form steps. One that was shown is hidden and never removed: what was typed in it stays, even what cannot be read yet. */
export function FormSteps(adding: AddContext) {
  const { step, kind, filling, formId, next, go } = adding;
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

  const submit = async (filled: Filled) => {
    try {
      await adding.submit(filled);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = inWordsOfTheForm(error);
      // Drawn before the refused field is given the focus.
      if (FIRST_STEP.some((name) => problem.fields?.[name])) flushSync(() => go('form-1'));
      throw problem;
    }
  };

  return (
    <div onSubmitCapture={advanceFirst}>
      <Form id={formId} form={filling.form} onSubmit={submit} aria-label="Cadastrar Produto">
        <div hidden={!isFirst}>
          <ProductFields form={filling.form} start={filling.start} kind={kind} />
        </div>
        {isSecondMade && (
          <div hidden={isFirst}>
            <BoxFields form={filling.form} today={filling.today} kind={kind} />
          </div>
        )}
        <FormRefusal form={filling.form} />
      </Form>
    </div>
  );
}

const FIELD_OF: Record<string, string> = {
  customName: 'name',
  customBrand: 'brand',
  customDosage: 'dosage',
  customSubCategory: 'category',
};

/** The server speaks of the box; the form calls some of its fields by the product's words. */
function inWordsOfTheForm(problem: Problem): Problem {
  if (!problem.fields) return problem;
  const fields = Object.entries(problem.fields).map(([name, sentence]) => [FIELD_OF[name] ?? name, sentence]);
  return new Problem(problem.code, {
    message: problem.message,
    fields: Object.fromEntries(fields) as Record<string, string>,
    cause: problem,
  });
}
