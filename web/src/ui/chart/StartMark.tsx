import { formatDay } from '../../lib/format.ts';

interface Point {
  x: number;
  y: number;
}

/** Where a course begins by the patient's word: a ring with its name, unlike the dots that were measured. */
export function StartMark({ x, y }: Point) {
  return (
    <>
      <circle cx={x} cy={y} r={4} className="fill-surface stroke-brand stroke-2" />
      <text x={x + 9} y={y} dy="-0.1em" className="fill-ink-soft text-[min(0.75rem,14px)]">
        início
      </text>
    </>
  );
}

/** The day of a point in words. */
export const dayName = ({ day, isStart }: { day: string; isStart?: boolean | undefined }) =>
  isStart ? `Início, ${formatDay(day)}` : formatDay(day);
