import type { Db } from '../../db/connection.ts';
import { notify } from './shared/notify.ts';

export async function fillDemoNotifications(tx: Db, owner: string): Promise<void> {
  await notify(tx, owner, {
    kind: 'info',
    title: 'Esta é uma demonstração',
    body: 'Os dados são de exemplo e só você os vê. A conta some em 24 horas.',
    place: null,
  });
}
