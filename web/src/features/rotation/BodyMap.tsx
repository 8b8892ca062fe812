import type { Zone } from '@leveza/domain/rotation/zones.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { Condition } from './condition.ts';
import { Silhouette } from './Silhouette.tsx';
import { FIGURE, type Place, PICTURE_ORDER, placeOf, type View, VIEW_LABEL, VIEWS } from './zone-places.ts';
import { type ZoneMarks, ZoneShape } from './ZoneShape.tsx';

export interface MappedZone extends ZoneMarks {
  zone: Zone;
  condition: Condition;
}

interface Props {
  zones: readonly MappedZone[];
  /** The control over a zone of the drawing. */
  children: (zone: Zone, place: CSSProperties) => ReactNode;
}

/** The body from the front and from the back, with a control over each zone, in the order the picture is read. */
export function BodyMap({ zones, children }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-104 grid-cols-2 gap-2">
      {VIEWS.map((view) => (
        <Figure key={view} view={view} zones={zones} control={children} />
      ))}
    </div>
  );
}

interface FigureProps {
  view: View;
  zones: readonly MappedZone[];
  control: Props['children'];
}

function Figure({ view, zones, control }: FigureProps) {
  const shown = PICTURE_ORDER.flatMap((zone) => {
    const mapped = zones.find((each) => each.zone === zone);
    const place = placeOf(zone);
    return mapped && place.view === view ? [{ mapped, place }] : [];
  });
  // A mirror would be wrong: from behind, the patient's left is on the left.
  const [left, right] = view === 'front' ? ['Dir.', 'Esq.'] : ['Esq.', 'Dir.'];
  return (
    <div className="min-w-0">
      <p aria-hidden className="text-center text-sm font-semibold text-ink-soft">
        {VIEW_LABEL[view]}
      </p>
      <div className="relative">
        <svg aria-hidden viewBox={`0 0 ${FIGURE.width} ${FIGURE.height}`} className="block h-auto w-full">
          <Silhouette isBack={view === 'back'} />
          {view === 'front' && <circle cx={90} cy={187} r={2.5} className="fill-line-strong" />}
          {shown.map(({ mapped, place }) => (
            <ZoneShape key={mapped.zone} {...mapped} place={place} />
          ))}
        </svg>
        <div aria-hidden className="absolute inset-x-2 top-1 flex justify-between text-xs text-ink-faint">
          <span>{left}</span>
          <span>{right}</span>
        </div>
        {shown.map(({ mapped, place }) => control(mapped.zone, over(place)))}
      </div>
    </div>
  );
}

/** A place of the drawing as shares of it, which hold at every size. */
function over({ press }: Place): CSSProperties {
  return {
    left: share(press.left, FIGURE.width),
    top: share(press.top, FIGURE.height),
    width: share(press.width, FIGURE.width),
    height: share(press.height, FIGURE.height),
  };
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
