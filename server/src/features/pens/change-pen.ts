import type { Pen, PenChange } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { refuseBoughtAfterOpening, refuseFutureDay } from '../../http/recorded-at.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { containersOf } from './containers.ts';
import { ownHalfLife } from './own-half-life.ts';
import { readPen } from './read-pen.ts';
import { knownProduct } from './shared/glp1-catalog.ts';
import { labelOf } from './shared/label-of.ts';
import { settlePen } from './shared/ledger.ts';
import { lockPen } from './shared/shelf.ts';
import { insertMovement } from './store.ts';
import type { PenRow } from './table.ts';
import { pens } from './table.ts';

/** Changes the fields sent. The rest is never overwritten: the difference becomes an adjustment. */
export async function changePen(call: Call, id: string, change: PenChange): Promise<Pen> {
  const { db, owner, zone, now } = call;
  const {
    remainingVolume,
    reason,
    totalVolume,
    totalVials,
    units,
    presentation,
    catalogId,
    isFree,
    confirmAllergy,
    ...sent
  } = change;
  await db.transaction(async (tx) => {
    const pen = await lockPen(tx, owner, id);
    const fields: Partial<PenRow> = withoutAbsent(sent);
    refuseWrongDates({ ...pen, ...fields }, dayIn(zone, now));
    // Only a day of purchase that is said now: an entry of before this rule can still be corrected elsewhere.
    if (sent.purchaseDate && sent.purchaseDate !== pen.purchaseDate) {
      refuseBoughtAfterOpening(sent.purchaseDate, pen.openedAt, zone);
    }
    if (isFree) fields.pricePaid = null;
    if (fields.currentDoseMg !== undefined) fields.doseSetAt = now;
    if (catalogId !== undefined) fields.catalogId = knownProduct(catalogId)?.id ?? null;
    const described = { ...pen, ...fields };
    const halfLifeHours = ownHalfLife(described);
    if (halfLifeHours !== described.halfLifeHours) fields.halfLifeHours = halfLifeHours;
    if (!confirmAllergy && isOther(pen, fields)) await refuseAllergy(tx, owner, labelOf(described));
    const isMadeOtherwise = [totalVolume, totalVials, units, presentation, sent.concentrationMgMl].some(
      (value) => value !== undefined,
    );
    if (isMadeOtherwise) {
      const contents = {
        catalogId: fields.catalogId === undefined ? pen.catalogId : fields.catalogId,
        isVial: pen.presentation === 'vial',
        presentation: presentation ?? pen.presentation,
        totalVolume: totalVolume ?? pen.units * pen.unitVolumeMl,
        concentrationMgMl: sent.concentrationMgMl ?? pen.concentrationMgMl,
        units: units ?? pen.units,
        totalVials: totalVials ?? pen.units,
      };
      Object.assign(fields, containersOf(contents));
    }
    if (Object.keys(fields).length > 0) await tx.update(pens).set(fields).where(eq(pens.id, pen.id));
    const settled = await settlePen(tx, { ...pen, ...fields });
    if (remainingVolume === undefined || remainingVolume === null) return;
    const mg = difference(settled, remainingVolume);
    if (mg === 0) return;
    await insertMovement(tx, settled, { kind: 'adjustment', mg, happenedAt: now, reason });
    await settlePen(tx, settled, now);
  });
  return readPen(call, id);
}

const NAMED_BY = ['catalogId', 'medicationName', 'activeIngredient', 'brand'] as const;

/** Another name or product may be another medicine. */
function isOther(pen: PenRow, fields: Partial<PenRow>): boolean {
  return NAMED_BY.some((name) => fields[name] !== undefined && fields[name] !== pen[name]);
}

function difference(pen: PenRow, remainingVolume: number): number {
  if (remainingVolume > pen.units * pen.unitVolumeMl + 1e-6) {
    throw new Problem('invalid-input', {
      fields: { remainingVolume: 'O que resta não pode ser maior que o volume total.' },
    });
  }
  const wanted = (remainingVolume / pen.unitVolumeMl) * pen.unitMg;
  return toMg(toUnits(wanted) - toUnits(pen.remainingMg));
}

function refuseWrongDates({ purchaseDate, expiryDate }: PenRow, today: string): void {
  refuseFutureDay(purchaseDate, today, 'purchaseDate');
  if (expiryDate && expiryDate <= purchaseDate) {
    throw new Problem('invalid-input', {
      fields: { expiryDate: 'Data de validade deve ser posterior à data de compra' },
    });
  }
}

function withoutAbsent(sent: object): Partial<PenRow> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
