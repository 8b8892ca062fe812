import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { Star } from 'lucide-react';
import { Chip } from '../../ui/Chip.tsx';
import { ShelfTools } from '../../ui/form/ShelfTools.tsx';
import { SORT_OPTIONS, STOCK_WORDS } from './stock-words.ts';
import type { StockView } from './use-stock-view.ts';

export function StockTools({ kind, view }: { kind: ItemKind; view: StockView }) {
  return (
    <ShelfTools label={STOCK_WORDS[kind].search} sorts={SORT_OPTIONS} view={view}>
      <div className="flex min-h-11 items-center">
        <Chip icon={Star} isSelected={view.isFavouritesFirst} onChange={view.setFavouritesFirst}>
          Favoritos primeiro
        </Chip>
      </div>
    </ShelfTools>
  );
}
