import { listSideEffects, readSideEffect, readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

export const STALE_AFTER_EFFECT = [listSideEffects, readSideEffect, readSideEffectSummary, ...STALE_OVERVIEW];
