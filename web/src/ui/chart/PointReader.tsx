import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { nearest, step } from './point-steps.ts';

export interface ReadPoint {
  key: string;
  x: number;
  y: number;
  /** The bubble's text: the value, and its date or category. */
  value: string;
  name: string;
}

interface Props {
  label: string;
  points: readonly ReadPoint[];
  width: number;
  height: number;
  onRead: (index: number | null) => void;
}

/**
 * Lies over a chart and reads its points one by one: the nearest to the finger or the pointer, the next by arrow key.
 * A slider to assistive technology, which says each value as it is reached.
 */
export function PointReader({ label, points, width, height, onRead }: Props) {
  const [index, setIndex] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const at = Math.min(index ?? points.length - 1, points.length - 1);
  const point = points[at];
  if (!point) return null;

  const show = (next: number) => {
    setIndex(next);
    setShown(true);
    onRead(next);
  };
  const hide = () => {
    setShown(false);
    onRead(null);
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    show(nearest(points, event.clientX - left));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return hide();
    const next = step(at, event.key, points.length);
    if (next === undefined) return undefined;
    event.preventDefault();
    return show(next);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`Pontos do gráfico: ${label}`}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={at + 1}
      aria-valuetext={`${point.name}: ${point.value}`}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && show(at)}
      onBlur={hide}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={(event) => event.pointerType === 'mouse' && hide()}
      className="absolute inset-0 touch-pan-y rounded-lg"
      style={{ width, height }}
    >
      {isShown && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-0 w-max max-w-40 rounded-lg bg-ink px-2.5 py-1.5 text-center text-sm
            leading-tight text-surface"
          style={bubbleAt(point, width)}
        >
          <strong className="block font-semibold tabular-nums">{point.value}</strong>
          {point.name}
        </div>
      )}
    </div>
  );
}

const BUBBLE_ROOM = 64;

function bubbleAt({ x, y }: ReadPoint, width: number) {
  const left = Math.min(Math.max(x, BUBBLE_ROOM), width - BUBBLE_ROOM);
  const isBelow = y < BUBBLE_ROOM;
  return { left, top: isBelow ? y + 14 : y - 14, transform: `translate(-50%, ${isBelow ? '0' : '-100%'})` };
}
