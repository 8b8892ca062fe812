import { type PointerEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { type Crop, MOST_ZOOM, pulled, roomIn } from './crop.ts';
import { drawSquare, sizeOf } from './picture.ts';

interface Props {
  image: HTMLImageElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** A preview of the saved picture. The patient drags it, or moves it by three sliders. */
export function CropPicture({ image, crop, onChange, canvas }: Props) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const room = roomIn(sizeOf(image), crop);

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop);
  }, [canvas, image, crop]);

  const pull = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const shown = currentTarget.getBoundingClientRect().width;
    onChange(
      pulled(sizeOf(image), crop, (clientX - from.current.x) / shown, (clientY - from.current.y) / shown),
    );
    from.current = { x: clientX, y: clientY };
  };

  return (
    <div className="grid gap-2">
      <canvas
        ref={canvas}
        role="img"
        aria-label="Como sua foto vai ficar"
        className="mx-auto aspect-square w-full max-w-64 cursor-grab touch-none rounded-full border border-line bg-sunken
          active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      />
      <p className="pb-2 text-center text-sm text-ink-soft">Arraste a foto ou use os controles.</p>
      <Slider
        label="Aproximar"
        min={1}
        max={MOST_ZOOM}
        value={crop.zoom}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label="Mover para os lados"
        isDisabled={!room.x}
        value={crop.x}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <Slider
        label="Mover para cima e para baixo"
        isDisabled={!room.y}
        value={crop.y}
        onChange={(y) => onChange({ ...crop, y })}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, min = 0, max = 1, isDisabled = false, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="grid items-center sm:grid-cols-[14rem_1fr]">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={isDisabled}
        aria-valuetext={`${Math.round(((value - min) / (max - min)) * 100)}%`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-brand disabled:cursor-not-allowed disabled:opacity-50"
      />
    </div>
  );
}
