import type { SideEffect, SideEffectInput } from '@leveza/contract/side-effects.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { PageOfDays } from '@leveza/contract/time.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { InferSelectModel, SQLWrapper } from 'drizzle-orm';
import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connection.ts';
import { withinDays } from '../../db/within-days.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { findProfile } from '../profile/shared/find-profile.ts';
import { inTreatment } from './in-treatment.ts';
import { indicationOf } from './label-of.ts';
import { sideEffects } from './table.ts';

type Row = InferSelectModel<typeof sideEffects>;

interface Asked extends PageOfDays {
  effectType?: EffectType | undefined;
  sameAs?: string | undefined;
  minIntensity?: number | undefined;
}

/** As `searchText` makes it: the same name, whatever its capitals, accents and spaces. */
const named = (otherName: SQLWrapper) =>
  sql`trim(regexp_replace(lower(regexp_replace(normalize(${otherName}, NFD), '[\u0300-\u036f]', '', 'g')), '[[:space:]]+', ' ', 'g'))`;

const nameOf = (db: Db, owner: string, id: string) => {
  const one = alias(sideEffects, 'one');
  return db
    .select({ name: named(one.otherName) })
    .from(one)
    .where(and(eq(one.userId, owner), eq(one.id, id)));
};

export async function listSideEffects(db: Db, owner: string, asked: Asked) {
  const patient = await patientOf(db, owner);
  const filter = and(
    eq(sideEffects.userId, owner),
    withinDays(sideEffects.feltAt, asked, patient.zone),
    asked.effectType ? eq(sideEffects.effectType, asked.effectType) : undefined,
    asked.sameAs ? eq(named(sideEffects.otherName), nameOf(db, owner, asked.sameAs)) : undefined,
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
  return { rows: await replies(db, owner, rows, patient), total: counted!.total };
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
    .values({ userId: owner, feltAt: recordedAt(input.datetime, now, 'datetime'), ...valuesOf(input) })
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
  const moment = input.datetime ? { feltAt: recordedAt(input.datetime, now, 'datetime') } : {};
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
  const [one] = await replies(db, owner, [row], await patientOf(db, owner));
  return one!;
}

type Patient = Parameters<typeof inTreatment>[3];

async function patientOf(db: Db, owner: string): Promise<Patient> {
  const profile = await findProfile(db, owner);
  return { zone: profile?.timeZone ?? DEFAULT_ZONE, indication: indicationOf(profile?.diabetesType) };
}

async function replies(db: Db, owner: string, rows: Row[], patient: Patient): Promise<SideEffect[]> {
  const treatments = await inTreatment(db, owner, rows, patient);
  return rows.map(({ feltAt, ...row }, n) => ({ ...row, datetime: feltAt.toISOString(), ...treatments[n]! }));
}
