import type { ReactNode } from 'react';

/** The `Stat`s of a page, two to a row on phones, a last odd one as wide as both. */
export function StatGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-3 *:last:odd:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none
        lg:grid-rows-[repeat(3,auto)] lg:*:last:odd:col-span-1"
    >
      {children}
    </dl>
  );
}
