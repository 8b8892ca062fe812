import type { ReactNode } from 'react';

/** Lines that open, one under the other on one surface: as many cards would be a page of their own on a phone. */
export function FoldGroup({ children }: { children: ReactNode }) {
  return (
    <div
      className="min-w-0 rounded-2xl border border-line bg-surface *:rounded-2xl *:border-0 *:border-line *:not-first:rounded-t-none
        *:not-first:border-t *:not-last:rounded-b-none [&>section>details]:border-0"
    >
      {children}
    </div>
  );
}
