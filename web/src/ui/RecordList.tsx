import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

export interface RecordListProps {
  label: string;
  /** The button below the first few, which shows the others; null once all are shown. */
  rest?: { words: string; onShow: () => void } | null;
  children: ReactNode;
}

export function RecordList({ label, rest, children }: RecordListProps) {
  const list = (
    <ul
      aria-label={label}
      className={`divide-y divide-line rounded-2xl border border-line bg-surface ${rest ? 'rounded-b-none' : ''}`}
    >
      {children}
    </ul>
  );
  if (rest === undefined) return list;
  return (
    <div className="grid grid-cols-1">
      {list}
      {rest && (
        <Button
          variant="secondary"
          className="-mt-px rounded-t-none rounded-b-2xl border-line!"
          onPress={rest.onShow}
        >
          {rest.words}
        </Button>
      )}
    </div>
  );
}
