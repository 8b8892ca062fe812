import { BRAZILIAN_ZONES } from '@leveza/domain/time/zones.ts';
import { useMemo, useState } from 'react';
import type { Option } from '../../ui/form/option.ts';

const BRAZIL: readonly Option[] = BRAZILIAN_ZONES.map(({ zone, label }) => ({ value: zone, label }));

/** A zone's name: in Brazil by well-known places, elsewhere as the browser names it in Portuguese. */
export function zoneName(zone: string): string {
  return BRAZIL.find(({ value }) => value === zone)?.label ?? placeOf(zone);
}

/** Brazil's zones; with `nameAll` the rest of the world follows. Naming it takes a moment, so it waits to be asked. */
export function useZoneOptions(current: string): { zones: readonly Option[]; nameAll: () => void } {
  const [isWhole, setWhole] = useState(false);
  const zones = useMemo(
    () => withCurrent(isWhole ? [...BRAZIL, ...abroad()] : BRAZIL, current),
    [isWhole, current],
  );
  return { zones, nameAll: () => setWhole(true) };
}

let named: readonly Option[] | undefined;

function abroad(): readonly Option[] {
  named ??= Intl.supportedValuesOf('timeZone')
    .filter((zone) => !BRAZIL.some(({ value }) => value === zone))
    .map((zone) => ({ value: zone, label: placeOf(zone) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'pt-BR'));
  return named;
}

/** A zone under an older name is still the patient's. */
function withCurrent(options: readonly Option[], current: string): readonly Option[] {
  if (options.some(({ value }) => value === current)) return options;
  return [...options, { value: current, label: placeOf(current) }];
}

/** 'Horário Nova York' → 'Nova York'. */
function placeOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('pt-BR', { timeZone: zone, timeZoneName: 'shortGeneric' });
  const name = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.replace(/^Horário (d[aeo]s? )?/, '');
}
