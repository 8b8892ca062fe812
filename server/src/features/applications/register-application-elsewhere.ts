import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { knownProduct } from '../pens/shared/catalog.ts';
import { labelOf } from '../pens/shared/label-of.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { doubtAbout } from './doubt-dose.ts';
import { placeOf, refuseTooSoon, refuseUnits } from './refuse-dose.ts';
import { applicationReply } from './reply.ts';
import { nextAfter, settleUsualDay } from './settle-usual-day.ts';
import { dosesAround } from './shared/past-doses.ts';
import { holdDoses, insertApplication } from './store.ts';

/** A dose without a pen, kept as those from before the app are; it is asked about as one out of a pen is. */
export async function registerApplicationElsewhere(
  call: Call,
  input: contract.ApplicationElsewhereInput,
): Promise<Answer<typeof contract.registerApplicationElsewhere>> {
  const { owner, zone } = call;
  const appliedAt = happenedAt(input.datetime, call, 'datetime');
  const product = knownProduct(input.catalogId);
  const medicine = {
    catalogId: product?.id ?? null,
    medicationName: product?.commercialName ?? input.medicationName,
  };
  refuseUnits(medicine.catalogId);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdDoses(tx, owner);
    if (!input.confirmAllergy) {
      await refuseAllergy(tx, owner, labelOf({ ...medicine, activeIngredient: '' }));
    }
    const treatment = await settleUsualDay(inside);
    if (!input.confirmEarly) await refuseTooSoon(tx, owner, { appliedAt, medicine, treatment });
    const doubt = doubtAbout(
      { ...medicine, at: appliedAt, mg: input.doseMg },
      await dosesAround(tx, owner, appliedAt),
      input,
      zone,
    );
    if (doubt) throw doubt;
    const [row] = await insertApplication(tx, {
      userId: owner,
      penId: null,
      ...medicine,
      appliedAt,
      doseMg: input.doseMg,
      ...placeOf(input.applicationSite, input.zone),
      pain: input.pain ?? null,
      reactions: input.reactions,
      notes: input.notes,
    });
    return { data: applicationReply(row!), ...(await nextAfter(inside, treatment)) };
  });
}
