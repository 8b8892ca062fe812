import type { ZoneState } from '@leveza/contract/rotation.ts';
import { type Zone, zoneLabel, ZONES } from '@leveza/domain/rotation/zones.ts';
import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { ZoneFacts } from './ZoneFacts.tsx';

interface Props {
  zones: readonly ZoneState[];
  suggested: Zone | null;
  nameOf: (state: ZoneState) => string;
  onOpen: (zone: Zone) => void;
}

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-xl border border-line bg-surface px-3.5 py-3 text-left transition-colors duration-150 ' +
  'data-hovered:border-ink-faint data-pressed:bg-sunken';

/** Every zone as a button with its state in words. */
export function ZoneList({ zones, suggested, nameOf, onOpen }: Props) {
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
