import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Db } from '../../db/connection.ts';
import { prescriptions } from './table.ts';

const ISSUED_DAYS_AGO = 38;

/** A continuous prescription of the dose in use. */
export async function fillDemoPrescriptions(tx: Db, owner: string, now: Date): Promise<void> {
  const issuedOn = addDays(dayIn(DEFAULT_ZONE, now), -ISSUED_DAYS_AGO);
  await tx.insert(prescriptions).values({
    userId: owner,
    issuedOn,
    prescriber: 'Dra. Helena Prado (CRM-SP)',
    product: 'Ozempic 1 mg, 1 aplicação por semana',
    isContinuous: true,
    createdAt: instantAt(issuedOn, '17:00', DEFAULT_ZONE),
  });
}
