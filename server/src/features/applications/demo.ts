import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { partsOf } from '@leveza/domain/rotation/zones.ts';
import type { Db } from '../../db/connection.ts';
import { knownProduct } from '../pens/shared/glp1-catalog.ts';
import { lockPen } from '../pens/shared/shelf.ts';
import { settlePen } from '../pens/shared/ledger.ts';
import { applications, pens } from '../pens/table.ts';
import * as titration from './demo-titration.ts';
import { skippedDoses } from './table.ts';

const HOUR = '08:10';

/** Four months of a weekly treatment: pens bought, doses raised step by step, one skipped, a pen in reserve. */
export async function fillDemoApplications(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const at = (daysAgo: number, time = HOUR) => instantAt(addDays(today, -daysAgo), time, DEFAULT_ZONE);
  const weekAt = (week: number) => at(titration.DEMO_START_DAYS_AGO - week * 7);

  for (const { catalogId, bought, price, lot, place, weeks, currentDoseMg } of titration.DEMO_PENS) {
    const product = knownProduct(catalogId)!;
    const [pen] = await tx
      .insert(pens)
      .values({
        userId: owner,
        catalogId,
        medicationName: product.commercialName,
        activeIngredient: product.activeIngredient,
        manufacturer: product.manufacturer,
        presentation: product.presentation,
        units: 1,
        unitMg: product.totalMg!,
        unitVolumeMl: product.totalVolumeMl!,
        concentrationMgMl: product.concentrationMgMl!,
        currentDoseMg,
        purchaseDate: addDays(today, -bought),
        expiryDate: addDays(today, 700 - bought),
        batchNumber: lot,
        pricePaid: price,
        purchaseLocation: place,
        createdAt: at(bought, '18:30'),
        remainingMg: product.totalMg!,
        sealedUnits: 1,
      })
      .returning({ id: pens.id });
    if (weeks.length > 0) {
      await tx.insert(applications).values(
        weeks.map(({ week, doseMg }) => {
          const zone = titration.zoneOfWeek(week);
          return {
            userId: owner,
            penId: pen!.id,
            catalogId,
            medicationName: product.commercialName,
            appliedAt: weekAt(week),
            doseMg,
            site: partsOf(zone).site,
            zone,
            pain: week % 3,
            reactions: titration.REACTION_OF_WEEK[week] ?? null,
            notes: titration.NOTE_OF_WEEK[week] ?? null,
            createdAt: weekAt(week),
          };
        }),
      );
    }
    await settlePen(tx, await lockPen(tx, owner, pen!.id));
  }

  await tx.insert(skippedDoses).values({
    userId: owner,
    plannedAt: weekAt(titration.SKIPPED_WEEK),
    reason: 'Virose, orientada pela médica',
  });
}
