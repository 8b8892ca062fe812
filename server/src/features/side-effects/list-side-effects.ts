import type { PageOfDays } from '@leveza/contract/time.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import type { SQLWrapper } from 'drizzle-orm';
import { and, eq, gte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connection.ts';
import { pageOf } from '../../db/page-of.ts';
import { withinDays } from '../../db/within-days.ts';
import type { Call } from '../../http/call.ts';
import { sideEffectReplies } from './reply.ts';
import { sideEffects } from './table.ts';

interface Asked extends PageOfDays {
  effectType?: EffectType | undefined;
  sameAs?: string | undefined;
  minIntensity?: number | undefined;
}

export async function listSideEffects(call: Call, asked: Asked) {
  const { db, owner, zone } = call;
  const filter = and(
    eq(sideEffects.userId, owner),
    withinDays(sideEffects.feltAt, asked, zone),
    asked.effectType ? eq(sideEffects.effectType, asked.effectType) : undefined,
    asked.sameAs ? eq(named(sideEffects.otherName), nameOf(db, owner, asked.sameAs)) : undefined,
    asked.minIntensity ? gte(sideEffects.intensity, asked.minIntensity) : undefined,
  );
  const found = db.select().from(sideEffects).where(filter);
  const newest = [sideEffects.feltAt, sideEffects.id];
  const { rows, total } = await pageOf(db, found, { ...asked, newest });
  return { rows: await sideEffectReplies(call, rows), total };
}

/** As `searchText` makes it: the same name, whatever its capitals, accents and spaces. */
function named(otherName: SQLWrapper) {
  return sql`trim(regexp_replace(lower(regexp_replace(normalize(${otherName}, NFD), '[\u0300-\u036f]', '', 'g')), '[[:space:]]+', ' ', 'g'))`;
}

function nameOf(db: Db, owner: string, id: string) {
  const one = alias(sideEffects, 'one');
  return db
    .select({ name: named(one.otherName) })
    .from(one)
    .where(and(eq(one.userId, owner), eq(one.id, id)));
}
