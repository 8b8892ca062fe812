import type { Photo } from '@leveza/contract/photos.ts';
import { type PointerEvent, useState } from 'react';
import { formatDay, formatPercent } from '../../lib/format.ts';
import { Slider } from '../../ui/form/Slider.tsx';
import { PhotoImage } from './shared/PhotoImage.tsx';

const HALF = 50;

/** Two photos one over the other: a finger on the picture, or the slider, moves the line between them. */
export function RevealPhotos({ left, right }: { left: Photo; right: Photo }) {
  const [share, setShare] = useState(HALF);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left: edge, width } = currentTarget.getBoundingClientRect();
    if (width > 0) setShare(Math.round(Math.min(Math.max((clientX - edge) / width, 0), 1) * 100));
  };
  return (
    // The slider stays in sight below the picture.
    <div className="mx-auto grid w-full max-w-96 gap-2 sm:max-w-[clamp(12rem,calc((100dvh-27rem)*0.75),24rem)]">
      <div
        // The page still scrolls up and down under the finger.
        className="relative touch-pan-y cursor-ew-resize select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <PhotoImage photo={right} className="pointer-events-none aspect-3/4" />
        <div
          className="pointer-events-none absolute inset-0"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        >
          <PhotoImage photo={left} className="aspect-3/4" />
        </div>
        <div
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-1 -translate-x-1/2 bg-white shadow-md shadow-black/40"
          style={{ left: `${share}%` }}
        />
        <Day day={left.takenOn} side="left-2" />
        <Day day={right.takenOn} side="right-2" />
      </div>
      <Slider
        label="Deslize para comparar"
        valueText={`${formatPercent(share / 100)} da foto de ${formatDay(left.takenOn)}`}
        min={0}
        max={100}
        value={share}
        onChange={setShare}
      />
    </div>
  );
}

function Day({ day, side }: { day: string; side: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute bottom-2 rounded-lg bg-black/65 px-2 py-0.5 text-sm font-semibold text-white
        tabular-nums ${side}`}
    >
      {formatDay(day)}
    </span>
  );
}
