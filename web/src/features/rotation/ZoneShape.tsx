import { Check, Star, TriangleAlert } from 'lucide-react';
import { type Condition, CONDITION_ICON } from './condition.ts';
import { MIRROR } from './Silhouette.tsx';
import { ZONE_LOOK } from './zone-look.ts';
import type { Place } from './zone-places.ts';
import { Textured } from './Textured.tsx';

export interface ZoneMarks {
  isChosen?: boolean;
  isSuggested?: boolean;
  isFlagged?: boolean;
  /** The keyboard is here. */
  isFocused?: boolean;
}

const ICON = 18;

/** A zone on the body, drawn by its condition, with its marks. */
export function ZoneShape({
  place,
  condition,
  isChosen = false,
  isSuggested = false,
  isFlagged = false,
  isFocused = false,
}: ZoneMarks & { place: Place; condition: Condition }) {
  const { outline } = ZONE_LOOK[condition];
  const { x, y } = place.middle;
  const Icon = CONDITION_ICON[condition];
  const at = { x: x - ICON / 2, y: y - ICON / 2, width: ICON, height: ICON };
  return (
    <g>
      <g transform={place.isMirrored ? MIRROR : undefined}>
        {isFocused && (
          <>
            <path d={place.shape} className="fill-none stroke-brand stroke-[11]" />
            <path d={place.shape} className="fill-none stroke-surface stroke-[6]" />
          </>
        )}
        <Textured condition={condition} d={place.shape} />
        <path
          d={place.shape}
          className={`fill-none ${isChosen ? 'stroke-brand stroke-[3.5]' : `stroke-[1.5] ${outline}`}`}
        />
      </g>
      {isChosen || isSuggested ? (
        <>
          <circle
            cx={x}
            cy={y}
            r={11}
            className={isChosen ? 'fill-brand' : 'fill-surface stroke-brand stroke-2'}
          />
          {isChosen ? (
            <Check {...at} className="text-on-brand" strokeWidth={3} />
          ) : (
            <Star {...at} width={14} height={14} x={x - 7} y={y - 7} className="fill-brand text-brand" />
          )}
        </>
      ) : (
        Icon && (
          <>
            <circle cx={x} cy={y} r={11} className="fill-surface" />
            <Icon
              {...at}
              width={15}
              height={15}
              x={x - 7.5}
              y={y - 7.5}
              className="text-ink"
              strokeWidth={2.4}
            />
          </>
        )
      )}
      {isFlagged && (
        <g>
          <circle cx={x + 12} cy={y - 15} r={9} className="fill-surface" />
          <TriangleAlert
            x={x + 5}
            y={y - 22}
            width={14}
            height={14}
            className="text-low-ink"
            strokeWidth={2.6}
          />
        </g>
      )}
    </g>
  );
}
