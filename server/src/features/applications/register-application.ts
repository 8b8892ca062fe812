import type { Application, ApplicationInput } from '@leveza/contract/applications/applications.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { settlePen } from '../pens/shared/ledger.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import { placeOf, refuseExpired, refuseTooSoon } from './refuse-dose.ts';
import { applicationReply } from './reply.ts';
import { holdDoses, insertApplication } from './store.ts';

/** The dose and the pen's ledger, together or not at all. */
export async function registerApplication(
  { db, owner, zone, now }: Call,
  input: ApplicationInput,
): Promise<Application> {
  const appliedAt = recordedAt(input.datetime, now, 'datetime');
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const pen = await lockPen(tx, owner, input.penId);
    if (!input.confirmExpired) refuseExpired(pen, appliedAt, zone);
    if (!input.confirmEarly) await refuseTooSoon(tx, owner, { appliedAt, catalogId: pen.catalogId });
    const [row] = await insertApplication(tx, {
      userId: owner,
      penId: pen.id,
      catalogId: pen.catalogId,
      medicationName: pen.medicationName,
      appliedAt,
      doseMg: input.doseMg,
      ...placeOf(input.applicationSite, input.zone),
      pain: input.pain ?? null,
      reactions: input.reactions,
      notes: input.notes,
    });
    await settlePen(tx, pen, appliedAt);
    return applicationReply(row!);
  });
}
