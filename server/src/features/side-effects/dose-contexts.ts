import type { DoseContext } from '@leveza/contract/side-effects.ts';
import { amountAt } from '@leveza/domain/level/curve.ts';
import { daysSinceDose } from '@leveza/domain/side-effects/context.ts';
import type { Db } from '../../db/connection.ts';
import type { PastDose } from '../applications/store.ts';
import { dosesBefore } from '../applications/store.ts';
import { knownProduct } from '../pens/store.ts';

/** Where the treatment stood at each moment; null before its first dose. */
export async function doseContexts(
  db: Db,
  owner: string,
  moments: readonly Date[],
  zone: string,
): Promise<(DoseContext | null)[]> {
  const doses = await dosesBefore(db, owner, moments);
  return moments.map((moment, n) => contextOf(doses[n]!, moment, zone));
}

function contextOf(doses: PastDose[], feltAt: Date, zone: string): DoseContext | null {
  const last = doses.at(-1);
  if (!last) return null;
  const product = knownProduct(last.catalogId);
  const given = doses.filter(
    ({ catalogId }) => product?.molecule && knownProduct(catalogId)?.molecule === product.molecule,
  );
  const [level] = product?.kinetics ? amountAt(given, product.kinetics, [feltAt]) : [];
  return {
    medicationName: last.medicationName,
    doseMg: last.mg,
    daysSince: daysSinceDose(feltAt, last.at, zone),
    levelMg: level === undefined ? null : Math.round(level * 100) / 100,
  };
}
