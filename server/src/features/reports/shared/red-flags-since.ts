import { flagsOf } from '@leveza/domain/reports/effects.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Call } from '../../../http/call.ts';
import { treatmentQuestion } from '../../applications/shared/treatment.ts';
import { recordedMedicinesQuestion } from '../../usage/shared/recorded-medicines.ts';
import { stockQuestion } from '../../pens/shared/shelf.ts';
import { medicinesOf, runningPlansQuestion, withoutOver } from '../../plans/shared/running-plans.ts';
import { riskOf } from '../../side-effects/shared/risk-of.ts';
import { nearSignsQuestion } from '../questions/effects.ts';
import { readingsQuestion } from '../questions/measures.ts';

/** Red flags in the records since a moment, newest first. */
export async function redFlagsSince(call: Call, from: Date) {
  const { db, owner, zone, now } = call;
  const span = { owner, zone, from, to: new Date(now.getTime() + 1) };
  const [effects, readings, boxes, running, pens, treatment] = await askInOne(
    db,
    nearSignsQuestion(span, { hasKetoacidosisRisk: true }), // the medicines that tell it are read beside
    readingsQuestion(span),
    recordedMedicinesQuestion(call),
    runningPlansQuestion(owner, dayIn(zone, now)),
    stockQuestion(owner),
    treatmentQuestion(call),
  );
  const medicines = medicinesOf(boxes, await withoutOver(call, running));
  const risk = riskOf({ medicines, pens: pens.full, treatment });
  return flagsOf({ effects, readings, risk, from, zone }).lines;
}
