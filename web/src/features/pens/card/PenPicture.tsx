import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { DoseBarTone } from '@leveza/domain/pens/status.ts';
import { formatMg } from '../../../lib/format.ts';
import { containersOf, pictureText } from './containers.ts';
import { PenDrawing } from './PenDrawing.tsx';
import { tintOf } from './tint.ts';
import { VialDrawing } from './VialDrawing.tsx';

const MOST_PENS = 4;
const MOST_VIALS = 5;

/** The entry as it lies in the fridge, each container with its level. */
export function PenPicture({ pen, tone }: { pen: Pen; tone: DoseBarTone }) {
  const containers = containersOf(pen);
  const tint = tintOf(pen.molecule, tone);
  const isVial = pen.presentation === 'vial';
  const shown = containers.slice(0, isVial ? MOST_VIALS : MOST_PENS);
  const more = containers.length - shown.length;
  return (
    <div role="img" aria-label={pictureText(pen)} className="flex h-24 items-center justify-center gap-3">
      {isVial ? (
        <span className="flex h-full min-w-0 items-end justify-center gap-1.5">
          {shown.map((container, place) => (
            <VialDrawing key={place} {...container} tint={tint} />
          ))}
        </span>
      ) : (
        <span
          className={`grid w-full max-w-72 items-center gap-x-4 gap-y-2 ${shown.length > 1 ? 'grid-cols-2' : ''}`}
        >
          {shown.map((container, place) => (
            <PenDrawing key={place} {...container} tint={tint} dose={doseIn(pen)} />
          ))}
        </span>
      )}
      {more > 0 && (
        <span aria-hidden className="shrink-0 text-sm font-semibold text-ink-soft">
          +{more}
        </span>
      )}
    </div>
  );
}

/** The dial shows the figure alone, as exact as the words beside it: 5 mcg are 0,005 mg. */
const doseIn = ({ countedDoseMg }: Pen) =>
  countedDoseMg === null ? undefined : formatMg(countedDoseMg).split('\u00A0')[0];
