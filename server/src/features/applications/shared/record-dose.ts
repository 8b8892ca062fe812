import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Site } from '@leveza/domain/rotation/zones.ts';
import type { Call } from '../../../http/call.ts';
import { happenedAt } from '../../../http/recorded-at.ts';
import { labelOf } from '../../pens/shared/label-of.ts';
import { lockPen } from '../../pens/shared/shelf.ts';
import { refuseAllergy } from '../../profile/shared/refuse-allergy.ts';
import { doubtAbout } from '../doubt-dose.ts';
import { drawDose, lockFurther } from '../draws.ts';
import { placeOf, refuseExpired, refuseTooSoon, refuseUnits } from '../refuse-dose.ts';
import { applicationReply } from '../reply.ts';
import { nextAfter, settleUsualDay } from '../settle-usual-day.ts';
import { holdDoses, insertApplication } from '../store.ts';
import { dosesAround } from './past-doses.ts';

/** A form asks for the site; a reminder's button cannot, and none is made up. */
export type RecordedDose = Omit<contract.ApplicationInput, 'applicationSite'> & {
  applicationSite: Site | null;
};

/** The dose and the pen's ledger, together or not at all; the answer says when the next dose is planned. */
export async function recordDose(
  call: Call,
  input: RecordedDose,
): Promise<Answer<typeof contract.registerApplication>> {
  const { owner, zone } = call;
  const appliedAt = happenedAt(input.datetime, call, 'datetime');
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const pen = await lockPen(tx, owner, input.penId);
    const alsoFrom = input.alsoFrom ?? [];
    const further = await lockFurther(tx, owner, pen.id, alsoFrom);
    for (const each of [pen, ...further]) {
      refuseUnits(each.catalogId);
      if (!input.confirmAllergy) await refuseAllergy(tx, owner, labelOf(each));
      if (!input.confirmExpired) refuseExpired(each, appliedAt, zone);
    }
    const treatment = await settleUsualDay({ ...call, db: tx });
    if (!input.confirmEarly) {
      await refuseTooSoon(tx, owner, { appliedAt, medicine: pen, treatment });
    }
    const dose = { ...pen, at: appliedAt, mg: input.doseMg };
    const around = await dosesAround(tx, owner, appliedAt);
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
    await drawDose(tx, row!, { pen, further, alsoFrom });
    // Asked last: a pen that cannot give the dose refuses it without a question.
    const doubt = doubtAbout(dose, around, input, zone);
    if (doubt) throw doubt;
    return { data: applicationReply(row!, alsoFrom), ...(await nextAfter({ ...call, db: tx }, treatment)) };
  });
}
