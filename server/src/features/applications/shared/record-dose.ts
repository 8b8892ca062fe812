import type * as contract from '@leveza/contract/applications/applications.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import type { Db } from '../../../db/connection.ts';
import { ask } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { boughtBy } from '../../pens/shared/bought-by.ts';
import { labelOf } from '../../pens/shared/label-of.ts';
import { lockPen } from '../../pens/shared/shelf.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { allergiesOf, refuseKnownAllergy } from '../../profile/shared/refuse-allergy.ts';
import { drawDose, lockFurther } from '../draws.ts';
import { keepDose } from '../keep-dose.ts';
import { refuseCounterfeit, refuseExpired, refuseUnits } from '../refuse-dose.ts';
import type { BeforeDose } from './before-dose.ts';

/** The dose and the pen's ledger, together or not at all. */
export function recordDose(
  call: Call,
  input: contract.ApplicationInput,
  beforeDose: BeforeDose,
): Promise<Answer<typeof contract.registerApplication>> {
  const { owner, zone } = call;
  const find = async (tx: Db, appliedAt: Date) => {
    const pen = await lockPen(tx, owner, input.penId);
    const alsoFrom = input.alsoFrom ?? [];
    const further = await lockFurther(tx, owner, pen.id, alsoFrom);
    const allergies = input.confirmAllergy ? null : await ask(tx, allergiesOf(owner));
    for (const each of [pen, ...further]) {
      refuseUnits(each.catalogId);
      refuseKnownAllergy(allergies, labelOf(each));
      if (!input.confirmLot) refuseCounterfeit(each);
      if (!input.confirmExpired) refuseExpired(each, appliedAt, zone);
    }
    return {
      penId: pen.id,
      medicine: pen,
      draw: async (row: ApplicationRow) => {
        await drawDose(tx, row, { pen, further, alsoFrom });
        for (const each of [pen, ...further]) await boughtBy(tx, each, appliedAt, zone);
      },
    };
  };
  return keepDose(call, input, find, beforeDose);
}
