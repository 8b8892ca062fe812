import type { ReactNode } from 'react';
import { LeafShape } from './LeafShape.tsx';

export type DoseScene = 'due' | 'late' | 'missed' | 'paused' | 'first' | 'tablet';

/** A pen that stands upright in a square of 96. */
const PEN = (
  <g transform="rotate(38 48 48)">
    <rect x="39" y="22" width="18" height="42" rx="6" />
    <path d="M44 22v-9h8v9M43 64l3 8h4l3-8M48 72v9" />
    <path d="M45 34h6v12h-6z" className="fill-current opacity-50" stroke="none" />
  </g>
);

const SCENES: Record<DoseScene, ReactNode> = {
  // The pen, and the leaf it waters.
  due: (
    <>
      {PEN}
      <LeafShape x={58} y={52} size={34} turn={10} />
    </>
  ),
  // The pen waits beside a clock.
  late: (
    <>
      {PEN}
      <circle cx="70" cy="68" r="17" className="fill-lead" />
      <path d="M70 58v11l7 5" />
    </>
  ),
  // A leaf has fallen from a day of the calendar.
  missed: (
    <>
      <rect x="16" y="16" width="52" height="50" rx="9" />
      <path d="M16 31h52M30 10v11M54 10v11" />
      <path d="M32 43h.1M42 43h.1M52 43h.1M32 54h.1" strokeWidth="6" />
      <LeafShape x={52} y={54} size={32} turn={70} />
    </>
  ),
  // The leaf rests under a moon.
  paused: (
    <>
      <LeafShape x={18} y={34} size={48} turn={52} />
      <path d="M78 16a15 15 0 1 0 8 26 18 18 0 0 1-8-26Z" className="fill-current opacity-50" stroke="none" />
      <path d="M12 84h66" />
    </>
  ),
  // A tablet with the line it breaks at, and the leaf.
  tablet: (
    <>
      <g transform="rotate(-14 42 60)">
        <path d="M12 54v11c0 9 13 16 30 16s30-7 30-16V54" />
        <ellipse cx="42" cy="54" rx="30" ry="16" />
        <path d="M30 46l24 16" className="opacity-50" />
      </g>
      <LeafShape x={52} y={8} size={36} turn={12} />
    </>
  ),
  // A sprout with its first leaf.
  first: (
    <>
      <path d="M14 82c20-8 48-8 68 0M48 77V52" />
      <LeafShape x={46} y={14} size={42} turn={8} />
      <LeafShape x={22} y={36} size={26} turn={-70} />
    </>
  ),
};

/** The state of the next dose as a picture; the words beside it say the same. */
export function DoseDrawing({ scene }: { scene: DoseScene }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-20 stroke-current sm:size-28"
      data-scene={scene}
    >
      {SCENES[scene]}
    </svg>
  );
}
