import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { Star } from 'lucide-react';
import { Chip } from '../../ui/Chip.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { SORT_OPTIONS, STOCK_WORDS } from './stock-words.ts';
import type { StockView } from './use-stock-view.ts';

/** Finding and ordering. */
export function StockTools({ kind, view }: { kind: ItemKind; view: StockView }) {
  const { search } = STOCK_WORDS[kind];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={search}
        placeholder={search}
        value={view.text}
        onChange={view.setText}
        className="basis-full sm:flex-1 sm:basis-0"
      />
      <Select
        label="Ordenar por"
        options={SORT_OPTIONS}
        value={view.sort}
        onChange={view.setSort}
        className="min-w-44 max-sm:flex-1 sm:w-56"
      />
      <div className="flex min-h-11 items-center">
        <Chip icon={Star} isSelected={view.isFavouritesFirst} onChange={view.setFavouritesFirst}>
          Favoritos primeiro
        </Chip>
      </div>
    </div>
  );
}
