import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { suggestDose } from '@leveza/domain/applications/suggest.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import { fullPens, knownProduct, penReply } from '../pens/store.ts';
import { readRotation } from './rotation.ts';
import type { Treatment } from './store.ts';
import { applicationReply, newestApplications, nextDoseReply, readTreatment } from './store.ts';

type Overview = Answer<typeof readApplicationsOverview>['data'];

export async function readOverview(db: Db, owner: string, now: Date): Promise<Overview> {
  const treatment = await readTreatment(db, owner, now);
  const { zone, last, intervalDays, settings } = treatment;
  const newest = await newestApplications(db, owner, 2);
  const rotation = await readRotation(db, owner, { newest, intervalDays, zone, now });
  return {
    nextDose: nextDoseReply(treatment),
    lastApplication: last && applicationReply(last),
    suggestion: { ...(await suggestPen(db, owner, treatment, now)), zone: rotation.suggested },
    zones: rotation.zones,
    settings,
  };
}

async function suggestPen(db: Db, owner: string, { zone, last, product, settings }: Treatment, now: Date) {
  const today = dayIn(zone, now);
  const shelf = await fullPens(db, owner);
  const candidates = shelf.map((row) => {
    const pen = penReply(row, { zone, today, ownInterval: settings.intervalDays });
    return {
      ...pen,
      catalogId: row.catalogId,
      isProhibited: pen.legalStatus === 'prohibited',
      doseOptionsMg: knownProduct(row.catalogId)?.doseOptionsMg ?? [],
    };
  });
  const lastDose = last && {
    ...last,
    molecule: product?.molecule ?? null,
    isProhibited: product?.legalStatus === 'prohibited',
  };
  return suggestDose({ pens: candidates, last: lastDose, today });
}
