import type { ReactNode } from 'react';

export function RecordList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {children}
    </ul>
  );
}
