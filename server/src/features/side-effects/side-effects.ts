import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { PageOfDays } from '@leveza/contract/time.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { withinDays } from '../../db/within-days.ts';
import { momentOf } from '../../http/moment-of.ts';
import { findZone } from '../profile/store.ts';
import { doseContexts } from './dose-contexts.ts';
import { sideEffects } from './table.ts';

type Row = InferSelectModel<typeof sideEffects>;

interface Asked extends PageOfDays {
  effectType?: EffectType | undefined;
  minIntensity?: number | undefined;
}

export async function listSideEffects(db: Db, owner: string, asked: Asked) {
  const zone = await findZone(db, owner);
  const filter = and(
    eq(sideEffects.userId, owner),
    withinDays(sideEffects.feltAt, asked, zone),
    asked.effectType ? eq(sideEffects.effectType, asked.effectType) : undefined,
    asked.minIntensity ? gte(sideEffects.intensity, asked.minIntensity) : undefined,
  );
  const rows = await db
    .select()
    .from(sideEffects)
    .where(filter)
    .orderBy(desc(sideEffects.feltAt), desc(sideEffects.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  const [counted] = await db.select({ total: count() }).from(sideEffects).where(filter);
  return { rows: await replies(db, owner, rows, zone), total: counted!.total };
}

export async function readSideEffect(db: Db, owner: string, id: string): Promise<SideEffect> {
  const [row] = await db.select().from(sideEffects).where(isOwn(owner, id));
  if (!row) throw new Problem('not-found');
  return reply(db, owner, row);
}

const isOwn = (owner: string, id: string) => and(eq(sideEffects.userId, owner), eq(sideEffects.id, id));

export async function addSideEffect(
  db: Db,
  owner: string,
  input: SideEffectInput,
  now: Date,
): Promise<SideEffect> {
  const [row] = await db
    .insert(sideEffects)
    .values({ userId: owner, feltAt: momentOf(input.datetime, now), ...valuesOf(input) })
    .returning();
  return reply(db, owner, row!);
}

interface Change {
  id: string;
  input: SideEffectInput;
  now: Date;
}

export async function changeSideEffect(
  db: Db,
  owner: string,
  { id, input, now }: Change,
): Promise<SideEffect> {
  const moment = input.datetime ? { feltAt: momentOf(input.datetime, now) } : {};
  const [row] = await db
    .update(sideEffects)
    .set({ ...moment, ...valuesOf(input) })
    .where(isOwn(owner, id))
    .returning();
  if (!row) throw new Problem('not-found');
  return reply(db, owner, row);
}

export async function deleteSideEffect(db: Db, owner: string, id: string): Promise<SideEffect> {
  const [row] = await db.delete(sideEffects).where(isOwn(owner, id)).returning();
  if (!row) throw new Problem('not-found');
  return reply(db, owner, row);
}

/** An own name belongs to 'other' alone. */
function valuesOf({ effectType, otherName, intensity, duration, actionTaken, notes }: SideEffectInput) {
  return {
    effectType,
    otherName: effectType === 'other' ? otherName : null,
    intensity,
    duration: duration ?? null,
    actionTaken,
    notes,
  };
}

async function reply(db: Db, owner: string, row: Row): Promise<SideEffect> {
  const [one] = await replies(db, owner, [row], await findZone(db, owner));
  return one!;
}

async function replies(db: Db, owner: string, rows: Row[], zone: string): Promise<SideEffect[]> {
  const contexts = await doseContexts(
    db,
    owner,
    rows.map(({ feltAt }) => feltAt),
    zone,
  );
  return rows.map(({ feltAt, ...row }, n) => ({
    ...row,
    datetime: feltAt.toISOString(),
    context: contexts[n] ?? null,
  }));
}
