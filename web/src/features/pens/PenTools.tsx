import { SearchField } from '../../ui/form/SearchField.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { SORT_OPTIONS } from './sort-pens.ts';
import type { PensView } from './use-pens-view.ts';

/** Finding and ordering. */
export function PenTools({ view }: { view: PensView }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label="Buscar caneta..."
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
    </div>
  );
}
