import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { pauseAt } from '@leveza/domain/applications/plan.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { fullPens } from '../pens/shared/shelf.ts';
import { readZones, rotationOf } from '../rotation/shared/read-rotation.ts';
import { applicationReplies } from './reply.ts';
import type { BeforeDose } from './shared/before-dose.ts';
import { newestApplications } from './shared/past-doses.ts';
import { suggestPen } from './shared/suggest-pen.ts';
import { nextDoseReply, type Treatment, treatmentQuestion } from './shared/treatment.ts';

type Overview = Answer<typeof contract.readApplicationsOverview>['data'];

export async function readApplicationsOverview(
  call: Call,
  { heldDose }: Pick<BeforeDose, 'heldDose'>,
): Promise<Overview> {
  const { db, owner, now } = call;
  const [[treatment, held], newest, zones, shelf] = await askTogether(
    db,
    () => askInOne(db, treatmentQuestion(call), heldDose(owner, now)),
    () => newestApplications(db, owner, 2),
    () => readZones(db, owner),
    () => fullPens(db, owner),
  );
  const { last, intervalDays, settings } = treatment;
  const [lastApplication] = await applicationReplies(db, owner, last ? [last] : []);
  const rotation = rotationOf(call, zones, { newest, intervalDays });
  return {
    nextDose: nextDoseReply(treatment),
    pause: pauseNow(call, treatment),
    doseHold: held,
    lastApplication: lastApplication ?? null,
    suggestion: { ...suggestPen(call, treatment, { shelf, newest }), zone: rotation.suggested },
    zones: rotation.zones,
    settings,
  };
}

function pauseNow({ now, zone }: Call, { pauses }: Treatment): Overview['pause'] {
  const pause = pauseAt(pauses, now);
  return pause && { until: pause.until && dayIn(zone, pause.until) };
}
