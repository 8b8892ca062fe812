import type { PenMovementInput } from '@leveza/contract/pens/movements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { labelOf } from './shared/label-of.ts';
import { settlePen } from './shared/ledger.ts';
import { lockPen } from './shared/shelf.ts';
import { insertMovement } from './store.ts';

/** Opens the next container, or notes what left without being applied; the answer is the movement's id. */
export async function recordPenMovement(
  call: Call,
  id: string,
  { kind, mg, happenedAt: written, reason, confirmAllergy }: PenMovementInput,
): Promise<string> {
  const { db, owner } = call;
  const at = happenedAt(written, call, 'happenedAt');
  if (!mg && (kind === 'purge' || kind === 'loss')) {
    throw new Problem('invalid-input', { fields: { mg: 'Informe quantos mg.' } });
  }
  return db.transaction(async (tx) => {
    const pen = await lockPen(tx, owner, id);
    if (kind === 'opening' && !confirmAllergy) await refuseAllergy(tx, owner, labelOf(pen));
    if (kind === 'discard' && pen.remainingMg === 0) throw new Problem('pen-not-enough');
    const movementId = await insertMovement(tx, pen, {
      kind,
      mg: kind === 'opening' ? 0 : (mg ?? 0),
      happenedAt: at,
      reason,
    });
    await settlePen(tx, pen, at);
    return movementId;
  });
}
