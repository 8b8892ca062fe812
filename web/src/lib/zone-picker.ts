import type { ZoneState } from '@leveza/contract/rotation.ts';
import type { Zone } from '@leveza/domain/rotation/zones.ts';

/** What the choice of an injection zone is given, wherever it stands. */
export interface ZonePickerProps {
  zones: readonly ZoneState[];
  value: Zone | null;
  suggested: Zone | null;
  onChange: (zone: Zone) => void;
  /** The name of the group; 'Local da aplicação' unless said. */
  label?: string;
}
