import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { suggestDose } from '@leveza/domain/applications/suggest.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { fullPens } from '../pens/shared/shelf.ts';
import { knownProduct } from '../pens/shared/catalog.ts';
import { penReply } from '../pens/shared/pen-reply.ts';
import { readRotation } from '../rotation/shared/read-rotation.ts';
import type { Treatment } from './shared/treatment.ts';
import { applicationReply } from './reply.ts';
import { newestApplications } from './shared/past-doses.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';

type Overview = Answer<typeof contract.readApplicationsOverview>['data'];

export async function readApplicationsOverview(call: Call): Promise<Overview> {
  const treatment = await readTreatment(call);
  const { last, intervalDays, settings } = treatment;
  const newest = await newestApplications(call.db, call.owner, 2);
  const rotation = await readRotation(call, { newest, intervalDays });
  return {
    nextDose: nextDoseReply(treatment),
    lastApplication: last && applicationReply(last),
    suggestion: { ...(await suggestPen(call, treatment)), zone: rotation.suggested },
    zones: rotation.zones,
    settings,
  };
}

async function suggestPen({ db, owner, zone, now }: Call, { last, product, settings }: Treatment) {
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
