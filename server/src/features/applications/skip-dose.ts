import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import type { Call } from '../../http/call.ts';
import { putSkip } from './shared/skipped-doses.ts';

export function skipDose(
  call: Call,
  { plannedAt, reason }: Received<typeof contract.skipDose>['body'],
): Promise<string> {
  return putSkip(call, { plannedAt: new Date(plannedAt), reason });
}
