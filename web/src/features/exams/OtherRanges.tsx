import { ChevronRight } from 'lucide-react';

/** Ranges the report prints beside the one that was compared with, folded: most of them are for somebody else. */
export function OtherRanges({ of: ranges }: { of: readonly string[] }) {
  if (ranges.length === 0) return null;
  return (
    <details className="group/ranges min-w-0 text-sm text-ink-soft">
      <summary
        className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-lg font-medium
          [&::-webkit-details-marker]:hidden"
      >
        Outras faixas impressas
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-150 group-open/ranges:rotate-90"
        />
      </summary>
      <ul className="grid gap-1 pb-2 leading-snug tabular-nums wrap-anywhere">
        {ranges.map((range) => (
          <li key={range}>{range}</li>
        ))}
      </ul>
    </details>
  );
}
