import type { ReactNode } from 'react';

/** A fold's line in two: what it is about, and what it says already while closed. */
export function FoldLabel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      {title}
      {children && (
        <span className="block text-sm font-normal text-pretty text-ink-soft tabular-nums"> {children}</span>
      )}
    </>
  );
}
