import type { ReactNode } from 'react';
import type { Option } from './option.ts';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';

interface Props<S extends string> {
  label: string;
  sorts: readonly Option<S>[];
  view: {
    text: string;
    setText: (text: string) => void;
    sort: S;
    setSort: (sort: S) => void;
  };
  children?: ReactNode;
}

/** Finding and ordering. */
export function ShelfTools<S extends string>({ label, sorts, view, children }: Props<S>) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={label}
        value={view.text}
        onChange={view.setText}
        className="basis-full sm:flex-1 sm:basis-0"
      />
      <Select
        label="Ordenar por"
        options={sorts}
        value={view.sort}
        onChange={view.setSort}
        className="min-w-44 max-sm:flex-1 sm:w-56"
      />
      {children}
    </div>
  );
}
