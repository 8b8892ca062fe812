import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type Zone, zoneLabel, ZONES } from '@leveza/domain/rotation/zones.ts';
import { useId } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { BodyMap } from '../BodyMap.tsx';
import { conditionOf, zoneText } from '../condition.ts';
import { useZoneRadios } from '../use-zone-radios.ts';
import { useZoneView } from '../use-zone-view.ts';
import { PICTURE_ORDER } from '../zone-places.ts';
import { ZoneFacts } from '../ZoneFacts.tsx';
import { ZoneRadioList } from '../ZoneRadioList.tsx';
import { ZoneViewButton } from '../ZoneViewButton.tsx';

interface Props {
  zones: readonly ZoneState[];
  value: Zone | null;
  suggested: Zone | null;
  onChange: (zone: Zone) => void;
  /** The dose is of a day before: any zone may be chosen, and none says how rested it is now. */
  isOfEarlierDay?: boolean;
  /** The name of the group; 'Local da aplicação' unless said. */
  label?: string;
}

/** Where an injection goes: a choice on the picture of a body, or the same choice in a list. */
export function ZonePicker({
  zones,
  value,
  suggested,
  onChange,
  isOfEarlierDay = false,
  label = 'Local da aplicação',
}: Props) {
  const id = useId();
  const { timeZone } = useSession();
  const today = useToday();
  const { isList, toggle } = useZoneView();
  const known = new Map<Zone, ZoneState>(zones.map((state) => [state.zone, state]));
  const { focused, radio } = useZoneRadios({
    order: (isList ? ZONES : PICTURE_ORDER).filter((zone) => known.has(zone)),
    columns: isList ? 1 : 2,
    value,
    start: suggested,
    isOff: (zone) => !isOfEarlierDay && (known.get(zone)?.isOff ?? true),
    onChange,
  });
  const pointed = focused ?? value ?? suggested ?? (isOfEarlierDay ? null : ZONES[0]);
  const read = pointed && known.get(pointed);

  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <ZoneViewButton isList={isList} onToggle={toggle} />
      </div>
      <div role="radiogroup" aria-labelledby={id}>
        {isList ? (
          <ZoneRadioList zones={zones} suggested={suggested} radio={radio} isPlain={isOfEarlierDay} />
        ) : (
          <BodyMap
            zones={zones.map((state) => ({
              zone: state.zone,
              condition: isOfEarlierDay ? 'available' : conditionOf(state, today),
              isChosen: state.zone === value,
              isSuggested: state.zone === suggested,
              isFlagged: !isOfEarlierDay && state.isFlagged,
              isFocused: state.zone === focused,
            }))}
          >
            {(zone, place) => (
              <span key={zone} className="contents">
                <input
                  {...radio(zone)}
                  aria-label={zoneLabel(zone)}
                  aria-describedby={isOfEarlierDay ? undefined : `${id}-${zone}`}
                  style={place}
                  className="absolute cursor-pointer appearance-none outline-none aria-disabled:cursor-not-allowed"
                />
                {!isOfEarlierDay && (
                  <span id={`${id}-${zone}`} hidden>
                    {zoneText(known.get(zone)!, { today, timeZone, isSuggested: zone === suggested })}
                  </span>
                )}
              </span>
            )}
          </BodyMap>
        )}
      </div>
      {!isList && read && (
        <div
          aria-hidden
          className={`grid content-start gap-1 rounded-xl bg-sunken px-4 py-3 ${isOfEarlierDay ? '' : 'min-h-24'}`}
        >
          <span className="font-semibold">{zoneLabel(read.zone)}</span>
          {!isOfEarlierDay && <ZoneFacts state={read} isSuggested={read.zone === suggested} />}
        </div>
      )}
    </div>
  );
}
