import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type Zone, zoneLabel, ZONES } from '@leveza/domain/rotation/zones.ts';
import { Button } from 'react-aria-components';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { FLAG_TEXT, lastUseText } from './condition.ts';
import { ZoneBadges } from './ZoneBadges.tsx';

interface Props {
  zones: readonly ZoneState[];
  suggested: Zone | null;
  nameOf: (state: ZoneState) => string;
  onOpen: (zone: Zone) => void;
  /** The zone under the pointer or the keyboard, which the picture beside the rows marks. */
  onPoint: (zone: Zone | null) => void;
}

/** Every zone in a low row, as buttons beside the picture of the body. */
export function ZoneRows({ zones, suggested, nameOf, onOpen, onPoint }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  return (
    <ul className="divide-y divide-line rounded-2xl border border-line">
      {ZONES.flatMap((zone) => zones.find((state) => state.zone === zone) ?? []).map((state) => (
        <li key={state.zone}>
          <Button
            aria-label={nameOf(state)}
            onPress={() => onOpen(state.zone)}
            onHoverChange={(isHovered) => onPoint(isHovered ? state.zone : null)}
            onFocus={(event) => event.target.matches(':focus-visible') && onPoint(state.zone)}
            onBlur={() => onPoint(null)}
            className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 rounded-2xl px-4 py-1.5 text-left
              -outline-offset-2 data-hovered:bg-sunken data-pressed:bg-sunken"
          >
            <span className="grid min-w-0">
              <span className="leading-snug font-medium">{zoneLabel(state.zone)}</span>
              <span className="text-sm leading-snug text-ink-soft tabular-nums">
                {lastUseText(state, today, timeZone)}
              </span>
              {state.isFlagged && (
                <span className="text-sm leading-snug font-medium text-low-ink">{FLAG_TEXT}</span>
              )}
            </span>
            <span className="flex max-w-1/2 shrink-0 flex-wrap justify-end gap-1">
              <ZoneBadges state={state} isSuggested={state.zone === suggested} />
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
