import type { InteractionNotice } from '@leveza/contract/interactions.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { recordedMedicinesQuestion } from '../inventory/shared/recorded-medicines.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import { dismissedQuestion, interactionsOf } from './shared/interactions-of.ts';

/** Notices about what the patient has recorded, the most serious first, without those put away. */
export async function listInteractions(call: Call): Promise<InteractionNotice[]> {
  const { db, owner } = call;
  const [treatment, { full: shelf }, medicines, dismissed] = await askInOne(
    db,
    treatmentQuestion(call),
    stockQuestion(owner),
    recordedMedicinesQuestion(owner),
    dismissedQuestion(owner),
  );
  return interactionsOf(call, { treatment, shelf, medicines, dismissed });
}
