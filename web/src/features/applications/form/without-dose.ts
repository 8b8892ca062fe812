import type { Application } from '@leveza/contract/applications/applications.ts';
import type { ZoneState } from '@leveza/contract/rotation.ts';
import { restOf } from '@leveza/domain/rotation/rest.ts';

interface Rhythm {
  intervalDays: number | null;
  zone: string;
  now: Date;
}

/** The zones as they are without a dose: the one it used is as rested as its use before made it. */
export const withoutDose = (
  zones: readonly ZoneState[],
  dose: Pick<Application, 'zone' | 'datetime'>,
  rhythm: Rhythm,
): ZoneState[] =>
  zones.map((state) =>
    state.zone === dose.zone && state.lastUsedAt === dose.datetime ? asBefore(state, zones, rhythm) : state,
  );

function asBefore(state: ZoneState, zones: readonly ZoneState[], rhythm: Rhythm): ZoneState {
  const { zone, usedBeforeAt } = state;
  if (usedBeforeAt === null) return { ...state, lastUsedAt: null, dosesAgo: null, level: 'available' };
  const usedLater = zones.filter((other) => other.zone !== zone && (other.lastUsedAt ?? '') > usedBeforeAt);
  const order = usedLater.length;
  return {
    ...state,
    lastUsedAt: usedBeforeAt,
    usedBeforeAt: null,
    dosesAgo: order < 2 ? order : null,
    level: restOf({ lastUsedAt: new Date(usedBeforeAt), order, ...rhythm }),
  };
}
