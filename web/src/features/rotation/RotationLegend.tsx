import { Star, TriangleAlert } from 'lucide-react';
import { type Condition, CONDITION_ICON, CONDITION_LABEL } from './condition.ts';
import { Textured } from './Textured.tsx';
import { ZONE_LOOK } from './zone-look.ts';

const ALWAYS: readonly Condition[] = ['recent', 'resting', 'rested', 'available'];
const SWATCH = 'M5 2H23Q26 2 26 5V15Q26 18 23 18H5Q2 18 2 15V5Q2 2 5 2Z';

/** Meanings of the drawing's colours, lines and marks; rare ones only while they are on it. */
export function RotationLegend({
  shown,
  isFlagShown,
}: {
  shown: readonly Condition[];
  isFlagShown: boolean;
}) {
  const conditions = [...ALWAYS, ...(['paused', 'off'] as const).filter((each) => shown.includes(each))];
  return (
    <ul aria-label="Legenda" className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-soft">
      {conditions.map((condition) => {
        const Icon = CONDITION_ICON[condition];
        return (
          <li key={condition} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 28 20" className="h-5 w-7">
              <Textured condition={condition} d={SWATCH} />
              <path d={SWATCH} className={`fill-none stroke-[1.5] ${ZONE_LOOK[condition].outline}`} />
            </svg>
            {Icon && <Icon aria-hidden className="size-3.5 shrink-0 text-ink" />}
            {CONDITION_LABEL[condition]}
          </li>
        );
      })}
      <li className="flex items-center gap-1.5">
        <Star aria-hidden className="size-3.5 fill-brand text-brand" />
        Sugerida
      </li>
      {isFlagShown && (
        <li className="flex items-center gap-1.5">
          <TriangleAlert aria-hidden className="size-3.5 text-low-ink" />
          Reações repetidas
        </li>
      )}
    </ul>
  );
}
