import { QuietFold } from './QuietFold.tsx';

/** Ranges the report prints beside the one that was compared with, folded: most of them are for somebody else. */
export function OtherRanges({ of: ranges }: { of: readonly string[] }) {
  if (ranges.length === 0) return null;
  return (
    <QuietFold label="Outras faixas impressas">
      <ul className="grid gap-1 pb-2 leading-snug tabular-nums wrap-anywhere">
        {ranges.map((range) => (
          <li key={range}>{range}</li>
        ))}
      </ul>
    </QuietFold>
  );
}
