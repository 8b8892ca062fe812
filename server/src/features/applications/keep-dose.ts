import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { happenedAt } from '../../http/recorded-at.ts';
import { settleEstimated } from '../pens/shared/settle-estimated.ts';
import type { ApplicationRow } from '../pens/table.ts';
import { doubtAbout } from './doubt-dose.ts';
import { placeOf, refuseTooSoon } from './refuse-dose.ts';
import { applicationReply } from './reply.ts';
import { nextAfter, settleUsualDay } from './settle-usual-day.ts';
import type { BeforeDose } from './shared/before-dose.ts';
import { dosesAround } from './shared/past-doses.ts';
import { holdDoses, insertApplication } from './store.ts';

type Dose = Omit<contract.ApplicationElsewhereInput, 'catalogId' | 'medicationName'> & {
  alsoFrom?: contract.ApplicationInput['alsoFrom'];
};

interface Source {
  penId: string | null;
  medicine: Pick<ApplicationRow, 'catalogId' | 'medicationName'>;
  /** Takes the dose out of the pens. */
  draw?: (row: ApplicationRow) => Promise<void>;
}

/**
 * Keeps a dose, with its draws, or nothing of it; the answer says when the next one is planned. `find` says where it came
 * from, or refuses that, while the patient's other doses wait.
 */
export async function keepDose(
  call: Call,
  input: Dose,
  find: (tx: Db, appliedAt: Date) => Promise<Source>,
  beforeDose: BeforeDose,
): Promise<Answer<typeof contract.registerApplication>> {
  const { owner, zone } = call;
  const appliedAt = happenedAt(input.datetime, call, 'datetime');
  const [held] = input.confirmHeld ? [] : await beforeDose.heldDoubts(call, [appliedAt]);
  if (held) throw held;
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    await holdDoses(tx, owner);
    const { penId, medicine, draw } = await find(tx, appliedAt);
    const treatment = await settleUsualDay(inside);
    if (!input.confirmEarly) await refuseTooSoon({ ...call, db: tx }, { appliedAt, medicine, treatment });
    const around = await dosesAround(inside, { at: appliedAt }, beforeDose);
    const [row] = await insertApplication(tx, {
      userId: owner,
      penId,
      catalogId: medicine.catalogId,
      medicationName: medicine.medicationName,
      appliedAt,
      doseMg: input.doseMg,
      ...placeOf(input.applicationSite, input.zone),
      pain: input.pain ?? null,
      reactions: input.reactions,
      notes: input.notes,
    });
    await (draw ? draw(row!) : settleEstimated(tx, owner));
    // Asked last: a pen that cannot give the dose refuses it without a question.
    const doubt = doubtAbout({ ...medicine, at: appliedAt, mg: input.doseMg }, around, input, zone);
    if (doubt) throw doubt;
    return { data: applicationReply(row!, input.alsoFrom), ...(await nextAfter(inside, treatment, row!)) };
  });
}
