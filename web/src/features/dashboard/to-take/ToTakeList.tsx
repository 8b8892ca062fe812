import type { ToTake } from '@leveza/contract/dashboard.ts';
import { useId } from 'react';
import { RecordList } from '../../../ui/RecordList.tsx';
import { TakeRow } from './TakeRow.tsx';

/** The doses of today, one tap each; a second tap takes it back. */
export function ToTakeList({ items }: { items: readonly ToTake[] }) {
  const id = useId();
  if (items.length === 0) return null;
  const left = items.filter(({ takenAt }) => takenAt === null).length;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg leading-snug font-semibold tracking-tight">
          Para tomar hoje
        </h2>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {left === 0 ? 'Tudo tomado' : `${items.length - left} de ${items.length}`}
        </p>
      </div>
      <RecordList label="Para tomar hoje">
        {items.map((item) => (
          <TakeRow key={item.id} item={item} />
        ))}
      </RecordList>
    </section>
  );
}
