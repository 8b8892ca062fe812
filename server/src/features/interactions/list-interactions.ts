import type { InteractionNotice } from '@leveza/contract/interactions.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { recordedMedicinesQuestion } from '../usage/shared/recorded-medicines.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import { medicinesOf, runningPlansQuestion, withoutOver } from '../plans/shared/running-plans.ts';
import { dismissedQuestion, interactionsOf, lastRiseQuestion } from './shared/interactions-of.ts';

/** Notices about what the patient has recorded, the most serious first, without those put away. */
export async function listInteractions(call: Call): Promise<InteractionNotice[]> {
  const { db, owner, zone, now } = call;
  const [treatment, raisedAt, { full: shelf }, boxes, running, dismissed] = await askInOne(
    db,
    treatmentQuestion(call),
    lastRiseQuestion(call),
    stockQuestion(owner),
    recordedMedicinesQuestion(call),
    runningPlansQuestion(owner, dayIn(zone, now)),
    dismissedQuestion(owner),
  );
  const medicines = medicinesOf(boxes, await withoutOver(call, running));
  return interactionsOf(call, { treatment, raisedAt, shelf, medicines, dismissed });
}
