import { addFood, changeFood, type Food } from '@leveza/contract/nutrition/foods.ts';
import { FOOD_CATEGORIES, FOOD_CATEGORY_LABEL } from '@leveza/domain/nutrition/food-categories.ts';
import { NUTRIENT_LABEL, NUTRIENT_UNIT, NUTRIENTS } from '@leveza/domain/nutrition/nutrients.ts';
import { useId } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { ALSO_PAST } from './also-past.ts';
import { OwnFoodSchema, valuesOf } from './own-food-values.ts';

interface Props {
  /** The one that is edited. */
  food?: Food;
  /** The barcode it was looked for by. */
  ean?: string | null;
  onSaved: (food: Food) => void;
  onBack: () => void;
  onClose: () => void;
}

const CATEGORIES = FOOD_CATEGORIES.map((value) => ({ value, label: FOOD_CATEGORY_LABEL[value] }));

/** A food of the patient's own, from its label. A figure that the label lacks stays empty: it never counts as 0. */
export function NewFood({ food, ean = null, onSaved, onBack, onClose }: Props) {
  const id = useId();
  const change = useCommand(changeFood);
  const values = valuesOf(food ?? null, ean);
  const draft = useDraft(`food:${food?.id ?? 'new'}`, values);
  const add = useCommand(addFood, { draft });
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: OwnFoodSchema,
    values,
    draft,
    isEdit: food !== undefined,
    save: async ({ alsoPast, ...body }) => {
      const { data } = food
        ? await change.mutateAsync({
            params: { id: food.id },
            body: { ...body, alsoPast, isFromOpenFoodFacts: food.source === 'open-food-facts' },
          })
        : await add.mutateAsync({ body });
      return { title: `${data.name} guardado`, food: data };
    },
    onDone: (message) => {
      if (message) onSaved(message.food);
      else onBack();
    },
  });
  const title = food ? 'Editar alimento' : 'Novo alimento';
  return (
    <Dialog
      title={title}
      description="Copie do rótulo, por porção. O que não estiver lá fica em branco."
      size="lg"
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <>
          <Button variant="secondary" onPress={onBack}>
            Voltar
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label={title}>
        <FormField form={form} name="name">
          {(field) => <TextField label="Nome" isRequired {...field} />}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField form={form} name="brand">
            {(field) => <TextField label="Marca" {...field} />}
          </FormField>
          <FormField form={form} name="category">
            {(field) => <Select label="Categoria" options={CATEGORIES} {...field} />}
          </FormField>
          <FormField form={form} name="serving">
            {(field) => <TextField label="Porção" hint="Como 1 fatia ou 1 copo." isRequired {...field} />}
          </FormField>
          <FormField form={form} name="servingGrams">
            {(field) => <NumberField label="Peso da porção" unit="g ou ml" decimals={1} {...field} />}
          </FormField>
          {NUTRIENTS.map((nutrient) => (
            <FormField key={nutrient} form={form} name={nutrient}>
              {(field) => (
                <NumberField
                  label={NUTRIENT_LABEL[nutrient]}
                  unit={NUTRIENT_UNIT[nutrient]}
                  decimals={1}
                  {...field}
                />
              )}
            </FormField>
          ))}
        </div>
        <FormField form={form} name="isDrink">
          {(field) => <Checkbox label="É uma bebida: conta nos líquidos do dia" {...field} />}
        </FormField>
        {food && (
          <FormField form={form} name="alsoPast">
            {(field) => <Checkbox {...ALSO_PAST} {...field} />}
          </FormField>
        )}
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
