import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import { MOST_STEPS } from '@leveza/contract/plans/fields.ts';
import { labelLengths } from '@leveza/domain/applications/titration.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { GroupShell } from '../../../ui/form/GroupShell.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import type { PlanForm } from './use-plan-form.ts';

/** Doses of a GLP-1 plan one after the other: as the receita says, or by the label where the patient chooses it. */
export function StepsField({ form }: { form: PlanForm }) {
  const { control } = form;
  const steps = useFieldArray({ control, name: 'steps' });
  const { errors } = useFormState({ control, name: 'steps' });
  const [name, catalogId] = useWatch({ control, name: ['name', 'catalogId'] });
  const { data } = useQuery(glp1CatalogQuery);
  const titration = labelOf(data?.data ?? [], { name, catalogId });
  const byLabel = titration && labelLengths(titration.steps);
  const count = steps.fields.length;
  const add = () =>
    steps.append(Array.from({ length: count === 0 ? 2 : 1 }, () => ({ doseMg: null, weeks: null })));
  return (
    <GroupShell
      label="Etapas da dose"
      hint="Como está na receita: cada dose, e por quantas semanas. A última continua."
      error={errors.steps?.root?.message ?? errors.steps?.message}
    >
      {() => (
        <div className="grid gap-3">
          {count > 0 && (
            <ol className="grid gap-3">
              {steps.fields.map(({ id }, index) => (
                <li key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
                  <FormField form={form} name={`steps.${index}.doseMg`}>
                    {(field) => (
                      <NumberField
                        label={`Dose da etapa ${index + 1}`}
                        isLabelHidden
                        unit="mg"
                        decimals={4}
                        isRequired
                        {...field}
                      />
                    )}
                  </FormField>
                  {index < count - 1 ? (
                    <FormField form={form} name={`steps.${index}.weeks`}>
                      {(field) => (
                        <NumberField
                          label={`Semanas da etapa ${index + 1}`}
                          isLabelHidden
                          unit="semanas"
                          decimals={0}
                          isRequired
                          {...field}
                        />
                      )}
                    </FormField>
                  ) : (
                    <p className="flex min-h-11 items-center text-ink-soft">em diante</p>
                  )}
                  <IconButton
                    icon={Trash2}
                    aria-label={`Remover etapa ${index + 1}`}
                    onPress={() => steps.remove(count === 2 ? [0, 1] : index)}
                  />
                </li>
              ))}
            </ol>
          )}
          <div className="flex flex-wrap gap-2">
            {count < MOST_STEPS && (
              <Button variant="quiet" size="sm" icon={Plus} onPress={add}>
                {count === 0 ? 'Dose em etapas' : 'Adicionar etapa'}
              </Button>
            )}
            {byLabel && (
              <Button variant="quiet" size="sm" icon={BookOpen} onPress={() => steps.replace(byLabel)}>
                Usar o esquema da bula
              </Button>
            )}
          </div>
          {byLabel && titration && (
            <div>
              <p className="text-sm text-pretty text-ink-soft">
                O esquema da bula é geral. O seu é o que o médico receitou: confirme com ele cada aumento.
              </p>
              <Sources of={[titration]} />
            </div>
          )}
        </div>
      )}
    </GroupShell>
  );
}

/** The label's steps of a medicine by its id or by the brand in its name; null where no label of it is known. */
function labelOf(
  products: readonly Glp1Product[],
  { name, catalogId }: { name: string | null; catalogId: string | null },
): Glp1Product['titration'] {
  const known = products.find(({ id }) => id === catalogId);
  if (known) return known.titration;
  const written = searchText(name ?? '');
  const isOfBrand = ({ commercialName }: Glp1Product) => written.includes(searchText(commercialName));
  return products.find((product) => product.titration && isOfBrand(product))?.titration ?? null;
}
