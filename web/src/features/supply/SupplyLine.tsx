import { CalendarCheck, FileText, type LucideIcon, MapPin, ShoppingBag } from 'lucide-react';
import { formatDay, formatRelativeDay } from '../../lib/format.ts';
import type { SupplyPoint } from './supply-points.ts';

const LOOK: Record<SupplyPoint['kind'], { Icon: LucideIcon; look: string }> = {
  today: { Icon: MapPin, look: 'bg-sunken text-ink-soft' },
  buy: { Icon: ShoppingBag, look: 'bg-brand-soft text-brand-ink' },
  'last-dose': { Icon: CalendarCheck, look: 'bg-leaf-soft text-leaf-ink' },
  prescription: { Icon: FileText, look: 'bg-info-soft text-info-ink' },
};
const PAST = 'bg-attention-soft text-attention-ink';

/** The days that matter, from top to bottom on a phone and from left to right where there is room. */
export function SupplyLine({ points, today }: { points: SupplyPoint[]; today: string }) {
  return (
    <ol aria-label="Linha do tempo" className="grid gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
      {points.map((point, place) => (
        <Point key={point.kind} point={point} today={today} isLast={place === points.length - 1} />
      ))}
    </ol>
  );
}

function Point({ point, today, isLast }: { point: SupplyPoint; today: string; isLast: boolean }) {
  const { Icon, look } = LOOK[point.kind];
  const isToday = point.kind === 'today';
  return (
    <li className="relative flex gap-3 sm:flex-col sm:gap-2">
      {!isLast && (
        <span
          aria-hidden
          className="absolute top-11 bottom-[-0.75rem] left-5 w-0.5 rounded-full bg-line sm:top-5 sm:right-1 sm:bottom-auto
            sm:left-12 sm:h-0.5 sm:w-auto"
        />
      )}
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full ${point.isPast && !isToday ? PAST : look}`}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 content-start">
        <span className="text-sm text-ink-soft">{point.label}</span>
        <span className="font-semibold tabular-nums">{formatDay(point.day)}</span>
        {!isToday && <span className="text-sm text-ink-soft">{formatRelativeDay(point.day, today)}</span>}
      </div>
    </li>
  );
}
