import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { labelOf } from '../pens/shared/label-of.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import { settleEstimated } from '../pens/shared/settle-estimated.ts';
import type { ApplicationRow, PenRow } from '../pens/table.ts';
import { applications } from '../pens/table.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { doubtAbout } from './doubt-dose.ts';
import { drawDose, giveBack, lockFurther, pensOfDose, settleAll } from './draws.ts';
import { placeOf, refuseCounterfeit, refuseExpired, refuseTooSoon, refuseUnits } from './refuse-dose.ts';
import { applicationReplies } from './reply.ts';
import type { BeforeDose } from './shared/before-dose.ts';
import { dosesAround } from './shared/past-doses.ts';
import { nextAfter } from './settle-usual-day.ts';
import { readTreatment } from './shared/treatment.ts';
import { holdDoses, lockApplication } from './store.ts';

/** Changes what was sent, and tells the ledger of every pen concerned again. */
export async function changeApplication(
  call: Call,
  id: string,
  change: contract.ApplicationChange,
  beforeDose: BeforeDose,
): Promise<Answer<typeof contract.changeApplication>> {
  const { owner, zone, now } = call;
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const before = await lockApplication(tx, owner, id);
    const appliedAt = change.datetime ? recordedAt(change.datetime, now, 'datetime') : before.appliedAt;
    const isMoved = appliedAt.getTime() !== before.appliedAt.getTime();
    if (isMoved && !change.confirmHeld) {
      const [held, heldBefore] = await beforeDose.heldDoubts({ ...call, db: tx }, [
        appliedAt,
        before.appliedAt,
      ]);
      // A dose that stays among the held ones is only written down more exactly.
      if (held && !heldBefore) throw held;
    }
    const penId = change.penId ?? before.penId;
    const isOtherPen = penId !== before.penId;
    const doseMg = change.doseMg ?? before.doseMg;
    const isDrawnAnew = isOtherPen || doseMg !== before.doseMg || change.alsoFrom !== undefined;
    const refilled = isDrawnAnew ? await giveBack(tx, before) : [];
    const pen = penId && (await penOf(tx, before, { penId, refilled }));
    const alsoFrom = change.alsoFrom ?? [];
    const further = pen ? await lockFurther(tx, owner, pen.id, alsoFrom) : [];
    for (const each of [...(pen ? [pen] : []), ...further]) {
      const isOther = each.id !== before.penId;
      if (isOther) refuseUnits(each.catalogId);
      if (isOther && !change.confirmAllergy) await refuseAllergy(tx, owner, labelOf(each));
      if (isOther && !change.confirmLot) refuseCounterfeit(each);
      if ((isMoved || isOther) && !change.confirmExpired) refuseExpired(each, appliedAt, zone);
    }
    const catalogId = pen ? pen.catalogId : before.catalogId;
    const treatment = await readTreatment({ ...call, db: tx });
    if (isMoved && !change.confirmEarly) {
      await refuseTooSoon(
        { ...call, db: tx },
        { appliedAt, medicine: pen || before, treatment, except: before },
      );
    }
    const dose = {
      ...(pen || before),
      at: appliedAt,
      mg: doseMg,
    };
    const isAsked = isMoved || isOtherPen || dose.mg !== before.doseMg;
    const around =
      isAsked && (await dosesAround({ ...call, db: tx }, { at: appliedAt, except: id }, beforeDose));
    const [after] = await tx
      .update(applications)
      .set({
        penId,
        appliedAt,
        doseMg: dose.mg,
        ...placeAfter(before, change),
        pain: sent(change.pain, before.pain),
        reactions: sent(change.reactions, before.reactions),
        notes: sent(change.notes, before.notes),
        ...(isOtherPen && pen && { catalogId, medicationName: pen.medicationName }),
      })
      .where(eq(applications.id, id))
      .returning();
    if (pen && isDrawnAnew) await drawDose(tx, after!, { pen, further, alsoFrom });
    // A dose that moved in time is replayed from the earlier of its two moments; one drawn anew left the first one before.
    if (isMoved && !isDrawnAnew) {
      const since = before.appliedAt < appliedAt ? before.appliedAt : appliedAt;
      await settleAll(tx, owner, await pensOfDose(tx, after!), since);
    }
    // Until it is drawn anew a dose names no pen, and dates the pens that it left.
    const isDated = !before.penId || refilled.some(({ isOpeningEstimated }) => isOpeningEstimated);
    if (isDated) await settleEstimated(tx, owner);
    const doubt = around && doubtAbout(dose, around, change, zone);
    if (doubt) throw doubt;
    const [data] = await applicationReplies(tx, owner, [after!]);
    return { data: data!, ...(await nextAfter({ ...call, db: tx }, treatment, after!)) };
  });
}

/** The pen of the dose, held; the one it had is held since the dose went back into it, and may be deleted by now. */
function penOf(
  tx: Db,
  before: ApplicationRow,
  { penId, refilled }: { penId: string; refilled: readonly PenRow[] },
): Promise<PenRow> | PenRow {
  const isOther = penId !== before.penId;
  const held = isOther ? undefined : refilled.find(({ id }) => id === penId);
  return held ?? lockPen(tx, before.userId, penId, { isDeleted: !isOther });
}

/** Another site without a zone leaves the old zone behind; a site that is not remembered leaves both. */
function placeAfter({ site, zone }: ApplicationRow, change: contract.ApplicationChange) {
  const newSite = sent(change.applicationSite, site);
  if (!newSite) return { site: null, zone: null };
  const isOtherSite = newSite !== site;
  return placeOf(newSite, change.zone === undefined ? (isOtherSite ? null : zone) : change.zone);
}

function sent<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value;
}
