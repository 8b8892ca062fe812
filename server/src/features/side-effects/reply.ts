import type { SideEffect } from '@leveza/contract/side-effects.ts';
import type { Call } from '../../http/call.ts';
import { findProfile } from '../profile/shared/find-profile.ts';
import { inTreatment } from './in-treatment.ts';
import { indicationOf } from './label-of.ts';
import type { SideEffectRow } from './store.ts';

/** Side effects as they travel, each with where the treatment stood. */
export async function sideEffectReplies(
  { db, owner, zone }: Call,
  rows: SideEffectRow[],
): Promise<SideEffect[]> {
  const profile = await findProfile(db, owner);
  const patient = {
    zone,
    treatmentStart: profile?.treatmentStart ?? null,
    indication: indicationOf(profile?.diabetesType),
  };
  const treatments = await inTreatment(db, owner, rows, patient);
  return rows.map(({ feltAt, answeredYes: yes, answeredNo: no, evaluatedAt, ...row }, n) => ({
    ...row,
    datetime: feltAt.toISOString(),
    answers: { yes, no },
    evaluatedAt: evaluatedAt?.toISOString() ?? null,
    ...treatments[n]!,
  }));
}

export async function sideEffectReply(call: Call, row: SideEffectRow): Promise<SideEffect> {
  const [one] = await sideEffectReplies(call, [row]);
  return one!;
}

export interface SideEffectsReply {
  data: SideEffect;
  also: SideEffect[];
}

/** The first of them, and those recorded with it. */
export async function sideEffectsReply(call: Call, rows: SideEffectRow[]): Promise<SideEffectsReply> {
  const [first, ...also] = await sideEffectReplies(call, rows);
  return { data: first!, also };
}
