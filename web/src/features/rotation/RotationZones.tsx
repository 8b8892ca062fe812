import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type Zone, zoneLabel, ZONES } from '@leveza/domain/rotation/zones.ts';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { BodyMap } from './BodyMap.tsx';
import { conditionOf, FLAG_TEXT, lastUseText, zoneText } from './condition.ts';
import { RotationLegend } from './RotationLegend.tsx';
import { ZoneFacts } from './ZoneFacts.tsx';

interface Props {
  zones: readonly ZoneState[];
  suggested: Zone | null;
  isList: boolean;
  onOpen: (zone: Zone) => void;
}

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-xl border border-line bg-surface px-3.5 py-3 text-left transition-colors duration-150 ' +
  'data-hovered:border-ink-faint data-pressed:bg-sunken';

/** Every zone as a button that tells about it: on the picture of a body, or in a list. */
export function RotationZones({ zones, suggested, isList, onOpen }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  const [focused, setFocused] = useState<Zone | null>(null);
  const flagged = zones.filter(({ isFlagged }) => isFlagged);
  const lastUsed = zones
    .filter(({ lastUsedAt }) => lastUsedAt !== null)
    .toSorted((a, b) => b.lastUsedAt!.localeCompare(a.lastUsedAt!))[0];
  const nameOf = (state: ZoneState) =>
    `${zoneLabel(state.zone)}: ${zoneText(state, { today, timeZone, isSuggested: state.zone === suggested })}`;

  if (isList) {
    return (
      <ul className="grid gap-2 sm:grid-cols-2">
        {ZONES.flatMap((zone) => zones.find((state) => state.zone === zone) ?? []).map((state) => (
          <li key={state.zone} className="grid">
            <Button aria-label={nameOf(state)} className={ROW} onPress={() => onOpen(state.zone)}>
              <span className="grid min-w-0 flex-1 gap-1">
                <span className="font-medium">{zoneLabel(state.zone)}</span>
                <ZoneFacts state={state} isSuggested={state.zone === suggested} />
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <BodyMap
        zones={zones.map((state) => ({
          zone: state.zone,
          condition: conditionOf(state, today),
          isSuggested: state.zone === suggested,
          isFlagged: state.isFlagged,
          isFocused: state.zone === focused,
        }))}
      >
        {(zone, place) => (
          <Button
            key={zone}
            aria-label={nameOf(zones.find((state) => state.zone === zone)!)}
            onPress={() => onOpen(zone)}
            onFocus={(event) => setFocused(event.target.matches(':focus-visible') ? zone : null)}
            onBlur={() => setFocused(null)}
            style={place}
            className="absolute cursor-pointer rounded-xl outline-none data-pressed:bg-ink/10"
          />
        )}
      </BodyMap>
      <RotationLegend zones={zones} isSuggestionShown={suggested !== null} />
      {(lastUsed || flagged.length > 0) && (
        <ul className="grid gap-1 text-sm text-pretty text-ink-soft">
          {lastUsed && <li>{`${lastUseText(lastUsed, today, timeZone)}: ${zoneLabel(lastUsed.zone)}.`}</li>}
          {flagged.map(({ zone }) => (
            <li key={zone}>
              {`${zoneLabel(zone)}: `}
              <strong className="font-semibold text-low-ink">{FLAG_TEXT}</strong>.
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
