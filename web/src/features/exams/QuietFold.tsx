import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A line of small words that opens, for what few patients ask for. */
export function QuietFold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/quiet min-w-0 text-sm text-ink-soft">
      <summary
        className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-lg font-medium
          [&::-webkit-details-marker]:hidden"
      >
        {label}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-150 group-open/quiet:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
