import { flagsOf } from '@leveza/domain/reports/effects.ts';
import { hasLowSugarRisk } from '@leveza/domain/side-effects/hypoglycemia-risk.ts';
import { takesGliflozin } from '@leveza/domain/side-effects/ketoacidosis-risk.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Call } from '../../../http/call.ts';
import { treatmentQuestion } from '../../applications/shared/treatment.ts';
import { recordedMedicinesQuestion } from '../../inventory/shared/recorded-medicines.ts';
import { effectsQuestion } from '../questions/effects.ts';
import { readingsQuestion } from '../questions/measures.ts';

/** What should not wait by the records since a moment, newest first. */
export async function redFlagsSince(call: Call, from: Date) {
  const { db, owner, zone, now } = call;
  const span = { owner, zone, from, to: new Date(now.getTime() + 1) };
  const [effects, readings, medicines, { profile }] = await askInOne(
    db,
    effectsQuestion(span),
    readingsQuestion(span),
    recordedMedicinesQuestion(owner),
    treatmentQuestion(call),
  );
  const recorded = { medicines, diabetesType: profile?.diabetesType ?? null };
  const risk = { hasLowSugarRisk: hasLowSugarRisk(recorded), takesGliflozin: takesGliflozin(recorded) };
  return flagsOf({ effects, readings, risk, from, zone }).lines;
}
