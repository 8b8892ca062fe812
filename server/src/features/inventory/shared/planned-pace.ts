import type { Pace } from '@leveza/domain/inventory/pace.ts';
import type { Call } from '../../../http/call.ts';

/** How the plans in force take a product; `app.ts` hands it in, because plans stand after the boxes they draw on. */
export type PlannedPace = (call: Call, productId: string) => Promise<Pace | null>;
