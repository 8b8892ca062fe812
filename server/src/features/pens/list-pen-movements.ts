import type { Call } from '../../http/call.ts';
import { stateOf } from './shared/ledger.ts';
import { findPen } from './shared/shelf.ts';

/** Newest first. */
export async function listPenMovements({ db, owner, zone }: Call, id: string) {
  const { lines } = await stateOf(db, await findPen(db, owner, id), zone);
  return lines.map((line) => ({ ...line, happenedAt: line.happenedAt.toISOString() })).toReversed();
}
