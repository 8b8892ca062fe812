import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import type { Call } from '../../http/call.ts';
import { skippedDoses } from './table.ts';

/** Said twice, the later reason stands. */
export async function skipDose(
  { db, owner }: Call,
  input: Received<typeof contract.skipDose>['body'],
): Promise<string> {
  const { reason } = input;
  const plannedAt = new Date(input.plannedAt);
  const [skip] = await db
    .insert(skippedDoses)
    .values({ userId: owner, plannedAt, reason })
    .onConflictDoUpdate({ target: [skippedDoses.userId, skippedDoses.plannedAt], set: { reason } })
    .returning({ id: skippedDoses.id });
  return skip!.id;
}
