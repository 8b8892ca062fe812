import {
  countSupplement,
  listSupplementFoods,
  stopCountingSupplement,
  type SupplementFood,
} from '@leveza/contract/nutrition/supplements.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { FoodPicker } from '../add/FoodPicker.tsx';
import { usePicks } from '../add/picks.ts';
import { servingsPerUnitOf } from './servings-per-unit.ts';
import { useFoods } from '../add/use-foods.ts';

/** Supplements of the pharmacy whose uses count as food, once the patient says as which. */
export function SupplementsDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(read(listSupplementFoods, {}));
  const supplements = query.data?.data;
  return (
    <Dialog
      title="Suplementos que contam"
      description="O que você toma da sua farmácia pode contar como alimento, uma vez só: não soma de novo se você também o adicionar a uma refeição."
      size="lg"
      isOpen
      onClose={onClose}
    >
      {query.isLoadingError && <ErrorState query={query} />}
      {query.isPending && <SkeletonList rows={2} />}
      {supplements?.length === 0 && (
        <p className="text-pretty text-ink-soft">
          Nenhum suplemento em casa que possa contar. Cadastre whey ou fibras em Suplementos para usar aqui.
        </p>
      )}
      <div className="grid gap-5">
        {supplements?.map((supplement) => (
          <Supplement key={supplement.productId} supplement={supplement} />
        ))}
      </div>
    </Dialog>
  );
}

/** '0,5 porção', '2 porções'. */
const servingsText = (servings: number) =>
  `${servings.toLocaleString('pt-BR', { maximumFractionDigits: 4 })} ${servings < 2 ? 'porção' : 'porções'}`;

function Supplement({ supplement }: { supplement: SupplementFood }) {
  const { productId, name, foodName, unit, servingsPerUnit } = supplement;
  const [isChoosing, setChoosing] = useState(false);
  const stop = useCommand(stopCountingSupplement);
  return (
    <section
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 first:border-0 first:pt-0"
    >
      <div className="grid flex-[1_1_14rem] gap-0.5">
        <h3 className="font-semibold tracking-tight">{name}</h3>
        <p className="text-sm text-ink-soft">
          {foodName
            ? `Cada ${unit} conta como ${servingsText(servingsPerUnit ?? 1)} de ${foodName}.`
            : 'Não conta como alimento.'}
        </p>
        <FormAlert>{stop.error?.message}</FormAlert>
      </div>
      {isChoosing ? (
        <CountAs supplement={supplement} onDone={() => setChoosing(false)} />
      ) : foodName ? (
        <Button
          variant="secondary"
          size="sm"
          isPending={stop.isPending}
          onPress={() => stop.mutate({ params: { productId } })}
        >
          Parar de contar
        </Button>
      ) : (
        <Button variant="secondary" size="sm" onPress={() => setChoosing(true)}>
          Contar como alimento
        </Button>
      )}
    </section>
  );
}

function CountAs({ supplement, onDone }: { supplement: SupplementFood; onDone: () => void }) {
  const foods = useFoods();
  const picks = usePicks();
  const count = useCommand(countSupplement);
  const [text, setText] = useState(supplement.name);
  const [typed, setTyped] = useState<number | null>();
  const food = picks.ticked.at(-1)?.food;
  const servings = typed === undefined ? servingsPerUnitOf(food, supplement.unit) : typed;
  const save = async () => {
    if (!food || !servings) return;
    await count.mutateAsync({
      params: { productId: supplement.productId },
      body: { foodId: food.id, servingsPerUnit: servings },
    });
    onDone();
  };
  return (
    <div className="grid w-full gap-4">
      <FoodPicker foods={foods} picks={picks} text={text} onType={setText} />
      <NumberField
        label={`Porções em cada ${supplement.unit}`}
        value={servings}
        onChange={setTyped}
        decimals={4}
        min={0.001}
        max={20}
        className="max-w-60"
      />
      <FormAlert>{count.error?.message}</FormAlert>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" onPress={onDone}>
          Cancelar
        </Button>
        <Button
          size="sm"
          isDisabled={!food || !servings}
          isPending={count.isPending}
          pendingLabel="Salvando..."
          // A refusal stands above the button.
          onPress={() => void save().catch(() => undefined)}
        >
          {food ? `Contar como ${food.name}` : 'Escolha o alimento'}
        </Button>
      </div>
    </div>
  );
}
