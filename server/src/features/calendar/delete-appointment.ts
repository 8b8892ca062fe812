import type { Received } from '@leveza/contract/endpoint.ts';
import type { deleteAppointment as contract } from '@leveza/contract/calendar/appointments.ts';
import { inOrder } from '@leveza/domain/order.ts';
import type { Call } from '../../http/call.ts';
import { appointmentReply } from './reply.ts';
import { removeAppointment, removeFollowing } from './store.ts';

export async function deleteAppointment(
  { db, owner }: Call,
  id: string,
  { scope }: Received<typeof contract>['body'],
) {
  return db.transaction(async (tx) => {
    const gone = await removeAppointment(tx, owner, id);
    const following = scope === 'following' ? await removeFollowing(tx, owner, gone) : [];
    return {
      data: appointmentReply(gone),
      following: following.map(appointmentReply).toSorted((one, other) => inOrder(one.date, other.date)),
    };
  });
}
