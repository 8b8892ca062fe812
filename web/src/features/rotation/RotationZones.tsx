import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type Zone, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { BodyMap } from './BodyMap.tsx';
import { conditionOf, FLAG_TEXT, lastUseText, zoneText } from './condition.ts';
import { RotationLegend } from './RotationLegend.tsx';
import { ZoneList } from './ZoneList.tsx';
import { ZoneRows } from './ZoneRows.tsx';

interface Props {
  zones: readonly ZoneState[];
  suggested: Zone | null;
  /** The picture of a body, a list, or both where there is room. */
  shows: 'body' | 'list' | 'both';
  onOpen: (zone: Zone) => void;
}

/** Every zone as a button that tells about it: on the picture of a body, or in a list. */
export function RotationZones({ zones, suggested, shows, onOpen }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  const [pointed, setPointed] = useState<Zone | null>(null);
  const nameOf = (state: ZoneState) =>
    `${zoneLabel(state.zone)}: ${zoneText(state, { today, timeZone, isSuggested: state.zone === suggested })}`;
  const list = { zones, suggested, nameOf, onOpen };

  if (shows === 'list') return <ZoneList {...list} />;
  const mapped = zones.map((state) => ({
    zone: state.zone,
    condition: conditionOf(state, today),
    isSuggested: state.zone === suggested,
    isFlagged: state.isFlagged,
    isFocused: state.zone === pointed,
  }));
  if (shows === 'both') {
    return (
      <div className="grid grid-cols-[minmax(0,5fr)_minmax(0,6fr)] items-start gap-6">
        {/* The list beside it names each zone and takes the keyboard; a pointer may press either. */}
        <BodyMap zones={mapped}>
          {(zone, place) => (
            <span
              key={zone}
              aria-hidden
              onClick={() => onOpen(zone)}
              onPointerEnter={() => setPointed(zone)}
              onPointerLeave={() => setPointed(null)}
              style={place}
              className="absolute cursor-pointer rounded-xl"
            />
          )}
        </BodyMap>
        <div className="grid gap-4">
          <ZoneWords zones={zones} suggested={suggested} />
          <ZoneRows {...list} onPoint={setPointed} />
        </div>
      </div>
    );
  }
  return (
    <>
      <BodyMap zones={mapped}>
        {(zone, place) => (
          <Button
            key={zone}
            aria-label={nameOf(zones.find((state) => state.zone === zone)!)}
            onPress={() => onOpen(zone)}
            onFocus={(event) => setPointed(event.target.matches(':focus-visible') ? zone : null)}
            onBlur={() => setPointed(null)}
            style={place}
            className="absolute cursor-pointer rounded-xl outline-none data-pressed:bg-ink/10"
          />
        )}
      </BodyMap>
      <ZoneWords zones={zones} suggested={suggested} />
    </>
  );
}

/** The legend of the picture, the last use and the zones that react. */
function ZoneWords({ zones, suggested }: Pick<Props, 'zones' | 'suggested'>) {
  const { timeZone } = useSession();
  const today = useToday();
  const flagged = zones.filter(({ isFlagged }) => isFlagged);
  const lastUsed = zones
    .filter(({ lastUsedAt }) => lastUsedAt !== null)
    .toSorted((a, b) => b.lastUsedAt!.localeCompare(a.lastUsedAt!))[0];
  return (
    <>
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
