import type { ReactNode } from 'react';
import type { Option } from './option.ts';
import { SearchField } from './SearchField.tsx';
import { Select } from './Select.tsx';

interface Props {
  label: string;
  sortLabel: string;
  sorts: readonly Option[];
  text: string;
  setText: (text: string) => void;
  sort: string;
  setSort: (sort: string) => void;
  children?: ReactNode;
}

/** The fields of `ShelfTools`. */
export function FindAndSort({ label, sortLabel, sorts, text, setText, sort, setSort, children }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={label}
        value={text}
        onChange={setText}
        className="basis-full sm:flex-1 sm:basis-0"
      />
      <Select
        label={sortLabel}
        options={sorts}
        value={sort}
        onChange={setSort}
        className="min-w-44 max-sm:flex-1 sm:w-56"
      />
      {children}
    </div>
  );
}
