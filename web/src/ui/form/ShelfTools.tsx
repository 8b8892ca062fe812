import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Skeleton } from '../Skeleton.tsx';
import type { Option } from './option.ts';

// A short shelf is seen at a glance: its screen comes without the code of fields and lists.
const FindAndSort = lazyPart(() => import('./FindAndSort.tsx'), 'FindAndSort');

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

const SORT_LABEL = 'Ordenar por';

/** Finding and ordering. */
export function ShelfTools<S extends string>({ label, sorts, view, children }: Props<S>) {
  const setSort = (value: string) => {
    const sort = sorts.find((option) => option.value === value);
    if (sort) view.setSort(sort.value);
  };
  return (
    <Suspense fallback={<Place>{children}</Place>}>
      <FindAndSort {...{ ...view, setSort, label, sorts, sortLabel: SORT_LABEL }}>{children}</FindAndSort>
    </Suspense>
  );
}

/** As wide and high as the fields, so that nothing jumps when they are there. */
function Place({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Skeleton className="h-11 basis-full sm:flex-1 sm:basis-0" />
      <div aria-hidden className="flex min-w-44 flex-col gap-1.5 max-sm:flex-1 sm:w-56">
        <span className="text-sm font-semibold">{SORT_LABEL}</span>
        <Skeleton className="h-11" />
      </div>
      {children}
    </div>
  );
}
