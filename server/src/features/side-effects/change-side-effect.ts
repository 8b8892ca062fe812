import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { answersOf, detailsOf, feelingOf } from './add-side-effect.ts';
import { sideEffectReply } from './reply.ts';
import { sideEffects } from './table.ts';

export async function changeSideEffect(call: Call, id: string, input: SideEffectInput): Promise<SideEffect> {
  const { db, owner, now } = call;
  const moment = input.datetime ? { feltAt: recordedAt(input.datetime, now, 'datetime') } : {};
  const changed = await db
    .update(sideEffects)
    .set({
      ...moment,
      ...feelingOf(input),
      ...detailsOf(input),
      ...(answersOf(input, now) ?? keptAnswers(input)),
    })
    .where(isOwn(sideEffects, owner, id))
    .returning();
  return sideEffectReply(call, ownRow(changed));
}

/** Answers were given about the effect as it was: another one is asked about anew. */
function keptAnswers({ effectType, intensity }: SideEffectInput) {
  const isSame = and(eq(sideEffects.effectType, effectType), eq(sideEffects.intensity, intensity))!;
  const kept = (column: typeof sideEffects.answeredYes | typeof sideEffects.answeredNo) =>
    sql`case when ${isSame} then ${column} else '{}' end`;
  return {
    answeredYes: kept(sideEffects.answeredYes),
    answeredNo: kept(sideEffects.answeredNo),
    evaluatedAt: sql`case when ${isSame} then ${sideEffects.evaluatedAt} end`,
  };
}
