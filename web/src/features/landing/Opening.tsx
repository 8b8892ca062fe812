import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line that opens without the app: a question, or the plans. */
export function Opening({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary
        className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 rounded-lg py-2.5 font-semibold
          hover:text-brand-ink sm:min-h-16 sm:text-lg [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Plus
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-45"
        />
      </summary>
      {children}
    </details>
  );
}
