import type { Problem } from '@leveza/contract/problem.ts';
import { Star } from 'lucide-react';
import { Chip } from '../../../ui/Chip.tsx';
import { toast } from '../../../ui/toast.ts';
import type { StockCard } from '../stock-card.ts';
import { useChangeItem } from '../use-change-item.ts';

/** Marks a box as a favourite at once, without going through the form. */
export function FavouriteChip({ card }: { card: StockCard }) {
  const { change, isPending, pending } = useFavourite(card);
  return (
    <div className="flex">
      <Chip
        icon={Star}
        isSelected={isPending ? pending : card.isFavorite}
        onChange={(isFavorite) => void change(isFavorite)}
      >
        Favorito
      </Chip>
    </div>
  );
}

function useFavourite(card: StockCard) {
  const { change, isPending } = useChangeItem();
  return {
    isPending,
    pending: !card.isFavorite,
    change: (isFavorite: boolean) =>
      change(card, { isFavorite }).catch((cause: Problem) =>
        toast({ title: cause.message, tone: 'critical' }),
      ),
  };
}
