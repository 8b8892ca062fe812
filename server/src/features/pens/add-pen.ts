import type { Pen, PenInput } from '@leveza/contract/pens/pens.ts';
import { ESTIMATED_OPENING } from '@leveza/domain/pens/ledger.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import {
  momentOfPress,
  recordedAt,
  refuseBoughtAfterOpening,
  refuseFutureDay,
} from '../../http/recorded-at.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { containersOf } from './containers.ts';
import { heldWhenAdded, openedAtLatest } from './held-when-added.ts';
import { ownHalfLife } from './own-half-life.ts';
import { clockOf } from './read-pen.ts';
import { knownProduct } from './shared/glp1-catalog.ts';
import { labelOf } from './shared/label-of.ts';
import { fullState, settlePen } from './shared/ledger.ts';
import { penReply } from './shared/pen-reply.ts';
import { boughtBy } from './shared/bought-by.ts';
import { insertMovement } from './store.ts';
import { pens } from './table.ts';

/** One entry, or one for each of several equal pens: all of them or none. */
export async function addPen(call: Call, input: PenInput): Promise<Pen[]> {
  const { db, owner, zone, now } = call;
  const pressedAt = momentOfPress(call);
  const {
    copies,
    openedAt: opened,
    remainingVolume,
    dosesUsed,
    isFree,
    isVial,
    confirmAllergy,
    totalVolume: _,
    totalVials: __,
    units: ___,
    ...fields
  } = input;
  refuseFutureDay(fields.purchaseDate, dayIn(zone, now), 'purchaseDate');
  if (!confirmAllergy) await refuseAllergy(db, owner, labelOf(fields));
  const openedAt = opened ? recordedAt(opened, now, 'openedAt') : null;
  refuseBoughtAfterOpening(fields.purchaseDate, openedAt, zone);
  const catalogId = knownProduct(fields.catalogId)?.id ?? null;
  const containers = containersOf({ ...input, catalogId });
  const isSeveral = containers.presentation === 'multi-dose-pen' && copies > 1;

  const one = {
    ...fields,
    ...containers,
    userId: owner,
    catalogId,
    halfLifeHours: ownHalfLife({ ...fields, catalogId }),
    pricePaid: isFree ? null : fields.pricePaid,
    totalBoxes: isVial ? fields.totalBoxes : null,
    dosesPerVial: isVial ? fields.dosesPerVial : null,
    ...fullState({ ...containers, catalogId }),
  };
  const all = [...Array(isSeveral ? copies : 1).keys()].map((n) => ({
    ...one,
    boxNumber: isSeveral ? n + 1 : (fields.boxNumber ?? null),
    // Created in their order, so that the list shows them so.
    createdAt: new Date(now.getTime() + (copies - n - 1)),
  }));

  const added = await db.transaction(async (tx) => {
    const [first, ...others] = await tx.insert(pens).values(all).returning();
    if (!first) return [];
    const held = heldWhenAdded(first, { remainingVolume, dosesUsed });
    const happenedAt =
      openedAt ?? (held === null ? null : openedAtLatest(first, held, { zone, now: pressedAt, dosesUsed }));
    const isEstimated = openedAt === null && fields.purchaseDate === dayIn(zone, pressedAt);
    if (happenedAt) {
      const reason = isEstimated ? ESTIMATED_OPENING : null;
      await insertMovement(tx, first, { kind: 'opening', mg: 0, happenedAt, reason });
    }
    // To the minute, as forms send a dose: one applied right after the pen was added comes after its start.
    const minute = new Date(Math.floor(pressedAt.getTime() / MINUTE_MS) * MINUTE_MS);
    if (held !== null) await insertMovement(tx, first, { kind: 'start', mg: held, happenedAt: minute });
    const settled = happenedAt || held !== null ? await settlePen(tx, first) : first;
    return [await boughtBy(tx, settled, happenedAt && settled.openedAt, zone), ...others];
  });
  const clock = await clockOf(call);
  return added.map((pen) => penReply(pen, clock));
}
