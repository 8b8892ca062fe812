import { formatMg } from '../../../lib/format.ts';
import { BareLink } from '../../../ui/Link.tsx';

const HEIGHT = 40;

/** The estimated level of the last two weeks as a small line; the whole curve is on the screen of applications. */
export function LevelSpark({ level }: { level: readonly number[] }) {
  const highest = Math.max(...level);
  if (highest <= 0) return null;
  const last = level.length - 1;
  const points = level.map(
    (mg, index) => `${(index / last) * 100} ${HEIGHT - 3 - (mg / highest) * (HEIGHT - 6)}`,
  );
  return (
    <BareLink
      to="/applications"
      search={{ tab: 'level' }}
      className="flex cursor-pointer items-center gap-4 rounded-lg text-sm leading-snug text-on-lead-soft no-underline outline-offset-4 outline-on-lead"
    >
      <span className="grid max-w-full shrink-0 tabular-nums">
        <span>Nível estimado, 2 semanas</span>{' '}
        <span className="font-semibold text-on-lead">agora {formatMg(level[last]!)}</span>
      </span>
      <svg
        aria-hidden
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-10 min-w-0 flex-1 overflow-visible"
      >
        <path d={`M0 ${HEIGHT}L${points.join('L')}L100 ${HEIGHT}Z`} className="fill-current opacity-15" />
        <path
          d={`M${points.join('L')}`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-current stroke-2 [stroke-linejoin:round]"
        />
      </svg>
    </BareLink>
  );
}
