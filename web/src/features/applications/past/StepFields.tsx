import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import type { PastForm } from './use-past-form.ts';

interface Props {
  past: PastForm;
  titration: Glp1Product['titration'];
}

/** The doses in the order they were taken: 4 × 0,25 mg, then 4 × 0,5 mg. */
export function StepFields({ past, titration }: Props) {
  const { form, steps, ownSteps } = past;
  const owned = (change: (value: unknown) => void) => (value: unknown) => {
    ownSteps();
    change(value);
  };
  return (
    <div role="group" aria-labelledby="past-steps" className="grid gap-3">
      <h3 id="past-steps" className="text-sm font-semibold">
        Doses, na ordem
      </h3>
      {titration && (
        <div className="grid gap-1">
          <p className="text-sm text-pretty text-ink-soft">
            Preenchemos com os passos da bula só para adiantar. Mude para o que foi com você.
          </p>
          <Sources of={[titration]} />
        </div>
      )}
      <ol className="grid gap-3">
        {steps.fields.map(({ id }, index) => (
          <li key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
            <FormField form={form} name={`steps.${index}.count`}>
              {(field) => (
                <NumberField
                  label={`Quantas (passo ${index + 1})`}
                  isLabelHidden
                  unit="doses"
                  decimals={0}
                  isRequired
                  {...field}
                  onChange={owned(field.onChange)}
                />
              )}
            </FormField>
            <FormField form={form} name={`steps.${index}.doseMg`}>
              {(field) => (
                <NumberField
                  label={`Dose (passo ${index + 1})`}
                  isLabelHidden
                  unit="mg"
                  decimals={3}
                  isRequired
                  {...field}
                  onChange={owned(field.onChange)}
                />
              )}
            </FormField>
            <IconButton
              icon={Trash2}
              aria-label={`Remover passo ${index + 1}`}
              isDisabled={steps.fields.length === 1}
              onPress={() => {
                ownSteps();
                steps.remove(index);
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="sm"
        icon={Plus}
        className="justify-self-start"
        onPress={() => {
          ownSteps();
          steps.append({ count: null, doseMg: null });
        }}
      >
        Adicionar passo
      </Button>
    </div>
  );
}
