import type { Db } from '../../db/connection.ts';
import { notify } from '../notifications/shared/notify.ts';
import type { CarerRow } from './table.ts';

/** Tells the patient what a carer decided. */
export async function tellAnswer(
  tx: Db,
  { userId, name }: CarerRow,
  answer: 'accept' | 'end',
): Promise<void> {
  await notify(tx, userId, {
    kind: 'info',
    title: answer === 'accept' ? 'Convite aceito' : 'Avisos encerrados',
    body:
      answer === 'accept'
        ? `${name} vai receber os avisos que você escolheu.`
        : `${name} não quer mais receber avisos.`,
    place: { to: '/reports', search: {} },
  });
}
