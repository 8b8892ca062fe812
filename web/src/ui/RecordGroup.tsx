import type { ReactNode } from 'react';
import { RecordList } from './RecordList.tsx';

interface Props {
  title: string;
  /** The list's name for screen readers. */
  label: string;
  children: ReactNode;
}

/** Records of a day or a month, under its name. */
export function RecordGroup({ title, label, children }: Props) {
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium text-ink-soft first-letter:uppercase">{title}</h3>
      <RecordList label={label}>{children}</RecordList>
    </div>
  );
}
