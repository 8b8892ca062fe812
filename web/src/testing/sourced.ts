import type { Sourced } from '@leveza/contract/sourced.ts';
import { OZEMPIC_LEAFLET } from '@leveza/domain/sources/leaflets.ts';
import { cite } from '@leveza/domain/sources/source.ts';

/** A rule that one leaflet says. */
export const SOURCED: Sourced = {
  sources: [cite(OZEMPIC_LEAFLET, 'seção 3')],
  ours: null,
  reviewer: null,
};
