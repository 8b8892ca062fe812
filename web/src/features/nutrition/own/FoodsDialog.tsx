import { deleteFood, type Food, listFoods, restoreFood } from '@leveza/contract/nutrition/foods.ts';
import { useQuery } from '@tanstack/react-query';
import { ChefHat, Tag, Trash2 } from 'lucide-react';
import { read, useKeptCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EMPTY_STOCK } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { useDelete } from '../../../ui/use-delete.ts';
import { nutrientText } from '../shared/nutrition-words.ts';

interface Props {
  onEdit: (foodId: string) => void;
  onAdd: () => void;
  onClose: () => void;
}

const isOwn = ({ source }: Food) => source !== 'taco' && source !== 'leveza';

/** The patient's own foods and recipes. */
export function FoodsDialog({ onEdit, onAdd, onClose }: Props) {
  const query = useQuery(read(listFoods, { query: { mine: 'true', limit: 500 } }));
  const own = query.data?.data.filter(isOwn);
  return (
    <Dialog title="Meus alimentos e receitas" isOpen onClose={onClose}>
      {query.isLoadingError && <ErrorState query={query} />}
      {query.isPending && <SkeletonList rows={3} />}
      {own?.length === 0 && (
        <EmptyState
          scene={EMPTY_STOCK}
          action={
            <Button variant="secondary" onPress={onAdd}>
              Novo pelo rótulo
            </Button>
          }
        >
          Você ainda não cadastrou nenhum. Ao adicionar um alimento, use “Código de barras”, “Novo pelo
          rótulo” ou “Nova receita”.
        </EmptyState>
      )}
      {own && own.length > 0 && (
        <RecordList label="Meus alimentos e receitas">
          {own.map((food) => (
            <OwnFoodRow key={food.id} food={food} onEdit={() => onEdit(food.id)} />
          ))}
        </RecordList>
      )}
    </Dialog>
  );
}

function OwnFoodRow({ food, onEdit }: { food: Food; onEdit: () => void }) {
  const { id, name } = food;
  const remove = useKeptCommand(deleteFood);
  const restore = useKeptCommand(restoreFood);
  const deletion = useDelete({
    remove: () => remove.mutateAsync({ params: { id } }),
    restore: () => restore.mutateAsync({ params: { id } }),
    words: {
      deleted: { title: `${name} excluído`, detail: 'As refeições já registradas ficam como estão.' },
      restored: { title: `${name} de volta` },
    },
  });
  return (
    <Row
      icon={food.recipe ? ChefHat : Tag}
      title={food.brand ? `${name}, ${food.brand}` : name}
      detail={`${food.serving} · ${nutrientText('calories', food.calories)} · ${nutrientText('protein', food.protein)} de proteína`}
      openLabel={`Editar ${name}`}
      onOpen={onEdit}
      action={
        <IconButton
          icon={Trash2}
          aria-label={`Excluir ${name}`}
          isDisabled={deletion.isPending}
          onPress={() => void deletion.remove()}
        />
      }
    />
  );
}
