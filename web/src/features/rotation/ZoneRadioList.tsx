import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type Zone, zoneLabel, ZONES } from '@leveza/domain/rotation/zones.ts';
import { useId } from 'react';
import type { useZoneRadios } from './use-zone-radios.ts';
import { ZoneFacts } from './ZoneFacts.tsx';

interface Props {
  zones: readonly ZoneState[];
  suggested: Zone | null;
  /** Only the names, nothing about use or rest. */
  isPlain: boolean;
  radio: ReturnType<typeof useZoneRadios>['radio'];
}

const ROW =
  'flex min-h-12 cursor-pointer items-start gap-3 rounded-xl border border-line-strong bg-surface px-3.5 py-3 transition-colors duration-150 ' +
  'hover:border-ink-faint has-checked:border-brand has-checked:bg-brand-soft has-aria-disabled:cursor-not-allowed ' +
  'has-aria-disabled:border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

const DOT =
  'mt-0.5 size-6 shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-line-strong bg-surface outline-none ' +
  'checked:border-7 checked:border-brand aria-disabled:border-line aria-disabled:bg-sunken';

/** The zones of the body map as rows, with the same radios. */
export function ZoneRadioList({ zones, suggested, isPlain, radio }: Props) {
  const id = useId();
  const rows = ZONES.flatMap((zone) => zones.find((state) => state.zone === zone) ?? []);
  return (
    <div className="grid gap-2">
      {rows.map((state) => (
        <label key={state.zone} className={ROW}>
          <input
            {...radio(state.zone)}
            aria-label={zoneLabel(state.zone)}
            aria-describedby={isPlain ? undefined : `${id}-${state.zone}`}
            className={DOT}
          />
          <span className="grid min-w-0 gap-1">
            <span className="font-medium">{zoneLabel(state.zone)}</span>
            {!isPlain && (
              <span id={`${id}-${state.zone}`}>
                <ZoneFacts state={state} isSuggested={state.zone === suggested} />
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
