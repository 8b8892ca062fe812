import type { ZoneState } from '@leveza/contract/rotation.ts';
import { Star, TriangleAlert } from 'lucide-react';
import { useToday } from '../../lib/use-now.ts';
import { CONDITION_ICON, conditionLabel, conditionOf } from './condition.ts';
import { Textured } from './Textured.tsx';
import { ZONE_LOOK } from './zone-look.ts';

const SWATCH = 'M5 2H23Q26 2 26 5V15Q26 18 23 18H5Q2 18 2 15V5Q2 2 5 2Z';

interface Props {
  zones: readonly ZoneState[];
  isSuggestionShown: boolean;
}

/** Meanings of the drawing's colours, lines and marks: those that are on it, and no others. */
export function RotationLegend({ zones, isSuggestionShown }: Props) {
  const today = useToday();
  const shown = new Map(zones.map((state) => [conditionLabel(state, today), conditionOf(state, today)]));
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft">
      {[...shown].map(([label, condition]) => {
        const Icon = CONDITION_ICON[condition];
        return (
          <li key={label} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 28 20" className="h-5 w-7">
              <Textured condition={condition} d={SWATCH} />
              <path d={SWATCH} className={`fill-none stroke-[1.5] ${ZONE_LOOK[condition].outline}`} />
            </svg>
            {Icon && <Icon aria-hidden className="size-3.5 shrink-0 text-ink" />}
            {label}
          </li>
        );
      })}
      {isSuggestionShown && (
        <li className="flex items-center gap-1.5">
          <Star aria-hidden className="size-3.5 fill-brand text-brand" />
          Sugerida
        </li>
      )}
      {zones.some(({ isFlagged }) => isFlagged) && (
        <li className="flex items-center gap-1.5">
          <TriangleAlert aria-hidden className="size-3.5 text-low-ink" />
          Reações repetidas
        </li>
      )}
    </ul>
  );
}
