import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

interface Input {
  /** As they stand on the screen. */
  order: readonly Zone[];
  /** How many stand side by side. */
  columns: number;
  value: Zone | null;
  /** Where the keyboard comes in while nothing is chosen. */
  start: Zone | null;
  isOff: (zone: Zone) => boolean;
  onChange: (zone: Zone) => void;
}

/**
 * Radios of which one is reached by Tab. Arrow keys lead to the others without choosing, so that a patient can hear
 * what each is like; space chooses. A zone that is off can be heard too, only not chosen.
 */
export function useZoneRadios({ order, columns, value, start, isOff, onChange }: Input) {
  const name = useId();
  const inputs = useRef(new Map<Zone, HTMLInputElement>());
  const [focus, setFocus] = useState<{ zone: Zone; isVisible: boolean } | null>(null);
  const entrance =
    [focus?.zone ?? null, value, start].find((zone) => zone !== null && order.includes(zone)) ?? order[0];

  const move = (event: KeyboardEvent, from: Zone) => {
    const to = order[destination(event.key, order.indexOf(from), columns, order.length)];
    if (to === undefined) return;
    event.preventDefault();
    inputs.current.get(to)?.focus();
  };

  return {
    /** Where the keyboard is; a finger leaves no ring. */
    focused: focus?.isVisible ? focus.zone : null,
    radio: (zone: Zone) => ({
      type: 'radio' as const,
      name,
      value: zone,
      checked: zone === value,
      'aria-disabled': isOff(zone) || undefined,
      tabIndex: zone === entrance ? 0 : -1,
      ref: (input: HTMLInputElement | null) => {
        if (input) inputs.current.set(zone, input);
        else inputs.current.delete(zone);
      },
      onChange: () => {
        if (!isOff(zone)) onChange(zone);
      },
      onFocus: (event: FocusEvent) => setFocus({ zone, isVisible: event.target.matches(':focus-visible') }),
      onBlur: () => setFocus(null),
      onKeyDown: (event: KeyboardEvent) => move(event, zone),
    }),
  };
}

/** Where a key leads, round and round; -1 for a key that leads nowhere. */
export function destination(key: string, from: number, columns: number, count: number): number {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  return step === undefined ? -1 : (from + step + count) % count;
}
