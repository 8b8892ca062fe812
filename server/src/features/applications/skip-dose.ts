import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Answer, Received } from '@leveza/contract/endpoint.ts';
import type { Call } from '../../http/call.ts';
import { putSkip } from './shared/skipped-doses.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';

export async function skipDose(
  call: Call,
  { plannedAt, reason }: Received<typeof contract.skipDose>['body'],
): Promise<Answer<typeof contract.skipDose>> {
  const id = await putSkip(call, { plannedAt: new Date(plannedAt), reason });
  return { data: { id }, nextDose: nextDoseReply(await readTreatment(call)) };
}
