import type { DoseLook } from './dose-looks.ts';
import { DoseMark } from './DoseMark.tsx';

/** A strength in the legend of a chart. */
export function DoseLegend({ look }: { look: DoseLook }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <DoseMark look={look} />
      {look.label}
    </span>
  );
}
