import type { ApplicationInput } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { drawsOf } from '@leveza/domain/pens/draws.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { settlePen } from '../pens/shared/ledger.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import type { ApplicationRow, PenRow } from '../pens/table.ts';
import { applicationDraws, applications } from '../pens/table.ts';

export type AlsoFrom = NonNullable<ApplicationInput['alsoFrom']>;

/** Parts of these doses that further pens gave. */
export async function furtherParts(
  db: Db,
  owner: string,
  rows: readonly Pick<ApplicationRow, 'id' | 'penId'>[],
): Promise<Map<string, AlsoFrom>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const draws = await db
    .select()
    .from(applicationDraws)
    .where(and(eq(applicationDraws.userId, owner), inArray(applicationDraws.applicationId, ids)))
    .orderBy(asc(applicationDraws.place));
  const byDose = Map.groupBy(draws, ({ applicationId }) => applicationId);
  return new Map(rows.map(({ id, penId }) => [id, partsOf(byDose.get(id) ?? [], penId)]));
}

function partsOf(draws: readonly { penId: string; mg: number }[], ownPenId: string | null): AlsoFrom {
  const byPen = Map.groupBy(draws, ({ penId }) => penId);
  return [...byPen]
    .filter(([penId]) => penId !== ownPenId)
    .map(([penId, parts]) => ({ penId, mg: toMg(parts.reduce((sum, { mg }) => sum + toUnits(mg), 0)) }));
}

/** The further pens of a dose, held until the transaction ends. */
export async function lockFurther(
  tx: Db,
  owner: string,
  penId: string,
  alsoFrom: AlsoFrom,
): Promise<PenRow[]> {
  const ids = alsoFrom.map((part) => part.penId);
  if (new Set([penId, ...ids]).size <= ids.length) {
    throw new Problem('invalid-input', { fields: { alsoFrom: 'Cada caneta entra uma vez.' } });
  }
  const locked: PenRow[] = [];
  for (const id of ids) locked.push(await lockPen(tx, owner, id));
  return locked;
}

/** Takes a dose out of its pen and the further ones, which all are locked. */
export async function drawDose(
  tx: Db,
  { id, userId, doseMg, appliedAt }: ApplicationRow,
  { pen, further, alsoFrom }: { pen: PenRow; further: readonly PenRow[]; alsoFrom: AlsoFrom },
): Promise<void> {
  const own = toUnits(doseMg) - alsoFrom.reduce((sum, { mg }) => sum + toUnits(mg), 0);
  if (own <= 0) {
    throw new Problem('invalid-input', { fields: { alsoFrom: 'As partes somam mais que a dose.' } });
  }
  const parts = [{ pen, mg: toMg(own) }, ...further.map((each, n) => ({ pen: each, mg: alsoFrom[n]!.mg }))];
  const draws = parts.flatMap((part) =>
    drawsOf(part.mg, part.pen, part.pen).map((mg) => ({ penId: part.pen.id, mg })),
  );
  if (draws.length > 1) {
    const rows = draws.map((draw, place) => ({ ...draw, userId, applicationId: id, place }));
    await tx.insert(applicationDraws).values(rows);
  }
  for (const each of [pen, ...further]) await settlePen(tx, each, appliedAt);
}

/** Every pen a dose came out of. */
export async function pensOfDose(tx: Db, { id, userId, penId }: ApplicationRow): Promise<string[]> {
  const draws = await tx
    .selectDistinct({ penId: applicationDraws.penId })
    .from(applicationDraws)
    .where(and(eq(applicationDraws.userId, userId), eq(applicationDraws.applicationId, id)));
  return pensIn({ penId }, draws);
}

const pensIn = ({ penId }: Pick<ApplicationRow, 'penId'>, draws: readonly { penId: string }[]) => [
  ...new Set([...(penId ? [penId] : []), ...draws.map((draw) => draw.penId)]),
];

/** Computes pens again after a change of a dose at that moment or later, and returns them. */
export async function settleAll(
  tx: Db,
  owner: string,
  penIds: readonly string[],
  since: Date,
): Promise<PenRow[]> {
  const settled: PenRow[] = [];
  for (const id of penIds) {
    settled.push(await settlePen(tx, await lockPen(tx, owner, id, { isDeleted: true }), since));
  }
  return settled;
}

/** Puts a dose back into all its pens, so that it can be drawn anew, and returns them. */
export async function giveBack(tx: Db, row: ApplicationRow): Promise<PenRow[]> {
  const draws = await tx
    .delete(applicationDraws)
    .where(eq(applicationDraws.applicationId, row.id))
    .returning({ penId: applicationDraws.penId });
  await tx.update(applications).set({ penId: null }).where(eq(applications.id, row.id));
  return settleAll(tx, row.userId, pensIn(row, draws), row.appliedAt);
}
