import type { DoseLook } from './dose-looks.ts';
import { outlineOf } from './marks.ts';

/** The mark of a strength, as on the charts: a colour and a shape. The words beside it say the dose. */
export function DoseMark({ look: { mark, look } }: { look: Pick<DoseLook, 'mark' | 'look'> }) {
  return (
    <svg aria-hidden width={12} height={12} className="inline-block shrink-0">
      <path d={outlineOf(mark, { x: 6, y: 6 }, 4)} className={look} />
    </svg>
  );
}
