import type { Caring } from '@leveza/contract/carers/answers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findCaring } from './carer-token.ts';
import { caringReply } from './reply.ts';
import { keepStop } from './stops.ts';
import { changeGoing } from './store.ts';
import { tellAnswer } from './tell-answer.ts';

/** A carer agrees or ends it, and the patient hears of it; agreed again, nothing happens. */
export async function answerCaring(
  { db, now }: VisitorCall,
  { token, answer }: { token: string; answer: 'accept' | 'end' },
  vault: Vault,
): Promise<Caring> {
  const { carer, patientName } = await findCaring(db, vault, { token, now });
  if (answer === 'accept' && carer.acceptedAt && !carer.endedAt) return caringReply({ carer, patientName });
  const change = answer === 'accept' ? { acceptedAt: now } : { endedAt: now, endedBy: 'carer' as const };
  return db.transaction(async (tx) => {
    const changed = await changeGoing(tx, carer.userId, carer.id, change);
    if (!changed) throw new Problem('carer-link-spent');
    if (answer === 'end') await keepStop(tx, vault, changed);
    await tellAnswer(tx, changed, answer);
    return caringReply({ carer: changed, patientName });
  });
}
