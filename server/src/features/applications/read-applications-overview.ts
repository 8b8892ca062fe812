import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { suggestDose } from '@leveza/domain/applications/suggest.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { fullPens } from '../pens/shared/shelf.ts';
import { knownProduct } from '../pens/shared/catalog.ts';
import { legalStatusOf } from '../pens/shared/legal-status.ts';
import { penReply } from '../pens/shared/pen-reply.ts';
import type { ApplicationRow, PenRow } from '../pens/table.ts';
import { readZones, rotationOf } from '../rotation/shared/read-rotation.ts';
import type { Treatment } from './shared/treatment.ts';
import { isSlip } from './doubt-dose.ts';
import { applicationReply } from './reply.ts';
import { newestApplications } from './shared/past-doses.ts';
import { nextDoseReply, readTreatment } from './shared/treatment.ts';

type Overview = Answer<typeof contract.readApplicationsOverview>['data'];

export async function readApplicationsOverview(call: Call): Promise<Overview> {
  const { db, owner } = call;
  const [treatment, newest, zones, shelf] = await askTogether(
    db,
    () => readTreatment(call),
    () => newestApplications(db, owner, 2),
    () => readZones(db, owner),
    () => fullPens(db, owner),
  );
  const { last, intervalDays, settings } = treatment;
  const rotation = rotationOf(call, zones, { newest, intervalDays });
  return {
    nextDose: nextDoseReply(treatment),
    lastApplication: last && applicationReply(last),
    suggestion: { ...suggestPen(call, treatment, { shelf, newest }), zone: rotation.suggested },
    zones: rotation.zones,
    settings,
  };
}

interface AtHand {
  shelf: PenRow[];
  /** The last two doses, newest first. */
  newest: ApplicationRow[];
}

function suggestPen({ zone, now }: Call, { last, product, settings }: Treatment, { shelf, newest }: AtHand) {
  const today = dayIn(zone, now);
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
    isSlip: isSlip(pastDose(last), newest[1] && pastDose(newest[1])),
    isProhibited: legalStatusOf(last) === 'prohibited',
  };
  return suggestDose({ pens: candidates, last: lastDose, today });
}

const pastDose = ({ appliedAt, doseMg, ...dose }: ApplicationRow) => ({ ...dose, at: appliedAt, mg: doseMg });
