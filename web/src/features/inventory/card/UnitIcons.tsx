import type { Level } from '@leveza/domain/inventory/stock.ts';
import type { UnitType } from '@leveza/domain/inventory/units.ts';
import { UNIT_ICON } from './unit-icon.ts';

interface Props {
  unitType: UnitType;
  icons: { count: number; level: Level };
}

const COLOUR: Record<Level, string> = { critical: 'text-critical', low: 'text-low', ok: 'text-brand' };

/** Up to four small pictures of what is left. The figure beside them says it in words. */
export function UnitIcons({ unitType, icons }: Props) {
  const Icon = UNIT_ICON[unitType];
  return (
    <span aria-hidden className={`flex gap-0.5 ${COLOUR[icons.level]}`}>
      {Array.from({ length: icons.count }, (_, index) => (
        <Icon key={index} className="size-4.5" />
      ))}
    </span>
  );
}
