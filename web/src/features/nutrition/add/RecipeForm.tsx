import { addFood, changeFood, type Food, FoodChange } from '@leveza/contract/nutrition/foods.ts';
import { useId, useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ALSO_PAST } from './also-past.ts';
import { FoodPicker } from './FoodPicker.tsx';
import { portionsOf } from './picks.ts';
import { isWholePortion } from './PortionFields.tsx';
import type { Foods } from './use-foods.ts';
import { useRecipePicks } from './use-recipe-picks.ts';

const RecipeSchema = forDraft(FoodChange.pick({ name: true, servings: true, alsoPast: true }));

interface Props {
  foods: Foods;
  /** The one that is edited. */
  food: Food | null;
  onSaved: (food: Food) => void;
  onBack: () => void;
  onClose: () => void;
}

/** A recipe: its ingredients, and how many servings they give. Its figures are computed from them. */
export function RecipeForm({ foods, food, onSaved, onBack, onClose }: Props) {
  const id = useId();
  const { picks, lost, isOther, ...chosen } = useRecipePicks(food, foods.foods);
  const [text, setText] = useState('');
  const [isMistakeShown, setMistakeShown] = useState(false);
  const change = useCommand(changeFood);
  const { ticked } = picks;
  const values = { name: food?.name ?? null, servings: food?.recipe?.servings ?? 1, alsoPast: false };
  const draft = useDraft(`recipe:${food?.id ?? 'new'}`, values);
  const add = useCommand(addFood, { draft });
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: RecipeSchema,
    values,
    draft,
    save: async ({ name, servings, alsoPast }) => {
      const body = { name, servings, ingredients: portionsOf(ticked) };
      const { data } = food
        ? await change.mutateAsync({ params: { id: food.id }, body: { ...body, alsoPast } })
        : await add.mutateAsync({ body });
      chosen.discard();
      return { title: `${data.name} guardada`, food: data };
    },
    onDone: (message) => {
      if (message) onSaved(message.food);
    },
  });
  const title = food ? 'Editar receita' : 'Nova receita';
  const isComplete = ticked.length > 0 && ticked.every(isWholePortion);
  return (
    <Dialog
      title={title}
      description="Escolha os ingredientes da receita inteira e diga quantas porções ela rende."
      size="lg"
      isOpen
      isDirty={isDirty || (isOther && !isPending)}
      onClose={onClose}
      onDiscard={() => {
        discard();
        if (!isPending) chosen.discard();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onBack}>
            Voltar
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingLabel="Salvando...">
            Salvar receita
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <Form
          id={id}
          form={form}
          onSubmit={(accepted) => (isComplete ? submit(accepted) : setMistakeShown(true))}
          isRestored={isRestored || chosen.isRestored}
          aria-label={title}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField form={form} name="name">
              {(field) => <TextField label="Nome da receita" isRequired {...field} />}
            </FormField>
            <FormField form={form} name="servings">
              {(field) => <QuantityField label="Porções que rende" min={1} max={100} isRequired {...field} />}
            </FormField>
          </div>
          {food && (
            <FormField form={form} name="alsoPast">
              {(field) => <Checkbox {...ALSO_PAST} {...field} />}
            </FormField>
          )}
          <FormRefusal form={form} />
        </Form>
        <section aria-label="Ingredientes" className="grid gap-3">
          <h3 className="font-semibold tracking-tight">Ingredientes</h3>
          {lost.map((name) => (
            <Notice key={name} tone="info" title={`${name} não está mais na sua lista`}>
              Escolha outro ingrediente no lugar, ou a receita fica sem ele ao salvar.
            </Notice>
          ))}
          <FoodPicker foods={foods} picks={picks} text={text} onType={setText} />
        </section>
        <FormAlert>
          {isMistakeShown && !isComplete ? 'Escolha ao menos um ingrediente, com a quantidade.' : null}
        </FormAlert>
      </div>
    </Dialog>
  );
}
