import type { Caring } from '@leveza/contract/carers/answers.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { VisitorCall } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { notify } from '../notifications/shared/notify.ts';
import { findCaring } from './carer-token.ts';
import { caringReply } from './reply.ts';
import { changeGoing } from './store.ts';

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
    await notify(tx, carer.userId, {
      kind: 'info',
      title: answer === 'accept' ? 'Convite aceito' : 'Avisos encerrados',
      body:
        answer === 'accept'
          ? `${carer.name} vai receber os avisos que você escolheu.`
          : `${carer.name} não quer mais receber avisos.`,
      place: { to: '/reports', search: {} },
    });
    return caringReply({ carer: changed, patientName });
  });
}
