import { type Food, markFavouriteFood } from '@leveza/contract/nutrition/foods.ts';
import { Leaf, Star } from 'lucide-react';
import { useCommand } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TickRow } from '../../../ui/TickRow.tsx';
import { tellFailure } from '../../../ui/toast.ts';
import { nutrientText } from '../shared/nutrition-words.ts';
import type { Picks } from './picks.ts';
import { PortionFields } from './PortionFields.tsx';

/** A food to choose; once chosen, its amount stands below it. */
export function FoodRow({ food, picks }: { food: Food; picks: Picks }) {
  const favourite = useCommand(markFavouriteFood);
  const pick = picks.picks.find((each) => each.food.id === food.id && each.isTicked);
  const { name, brand, serving, calories, protein, isFavourite, glpFriendly, allergy } = food;
  const mark = () =>
    favourite
      .mutateAsync({ params: { id: food.id }, body: { isFavourite: !isFavourite } })
      .catch(tellFailure('Não foi possível guardar'));
  return (
    <TickRow
      title={brand ? `${name}, ${brand}` : name}
      detail={
        <>
          {glpFriendly && (
            <span className="mr-1 text-ok-ink">
              <Leaf aria-hidden className="inline size-4 align-text-bottom" />
              <span className="sr-only">costuma cair bem no tratamento, </span>
            </span>
          )}
          {`${serving} · ${nutrientText('calories', calories)} · ${nutrientText('protein', protein)} de proteína`}
          {allergy && <span className="block font-medium text-critical-ink">{allergy}</span>}
        </>
      }
      isTicked={pick !== undefined}
      onChange={() => picks.toggle(food)}
      more={
        <IconButton
          icon={Star}
          aria-label={isFavourite ? `Tirar ${name} dos favoritos` : `Favoritar ${name}`}
          aria-pressed={isFavourite}
          className={isFavourite ? '[&_svg]:fill-current' : ''}
          onPress={() => void mark()}
        />
      }
    >
      {pick && (
        <PortionFields
          food={food}
          quantity={pick.quantity}
          grams={pick.grams}
          onChange={(portion) => picks.change(pick.key, portion)}
        />
      )}
    </TickRow>
  );
}
