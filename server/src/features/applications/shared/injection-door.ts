import { Problem } from '@leveza/contract/problem.ts';
import { instantAt, wallClock } from '@leveza/domain/time/instants.ts';
import { DAY_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { momentOfPress } from '../../../http/recorded-at.ts';
import { fullPens } from '../../pens/shared/shelf.ts';
import { applicationSettings, applications } from '../../pens/table.ts';
import { skippedDoses } from '../table.ts';
import type { BeforeDose } from './before-dose.ts';
import { deleteApplication } from './delete-application.ts';
import { newestApplications } from './past-doses.ts';
import { recordDose } from './record-dose.ts';
import { putSkip, removeSkip } from './skipped-doses.ts';
import { suggestPen } from './suggest-pen.ts';
import { readTreatment } from './treatment.ts';

/** A planned injection by the patient's clock. */
export interface NamedInjection {
  day: string;
  time: string;
}

/** 'YYYY-MM-DDTHH:MM' by the patient's clock. */
export function clockName(plannedAt: Date, zone: string): string {
  const { day, time } = wallClock(zone, plannedAt);
  return `${day}T${time}`;
}

interface Recorded {
  state: 'taken' | 'skipped';
  /** The application or the skip. */
  id: string;
  recordedAt: Date;
}

/** A planned injection for a reminder that is answered outside of the app; null where the plan has it no more. */
export async function injectionDoor(call: Call, named: NamedInjection, beforeDose: BeforeDose) {
  const name = `${named.day}T${named.time}`;
  const { next, putOff, intervalDays } = await readTreatment(atPress(call));
  const isOpen = next.plannedAt !== null && next.state !== 'missed' && next.state !== 'paused';
  const isNext = isOpen && clockName(next.plannedAt!, call.zone) === name;
  const plannedAt = isNext ? next.plannedAt! : instantAt(named.day, named.time, call.zone);
  // The coming dose has no record, however near the dose before it lies.
  const recorded = isNext ? null : await findRecorded(call, plannedAt, intervalDays ?? 1);
  if (!recorded && !isNext) return null;
  return {
    plannedAt,
    recorded,
    putOffUntil: putOff?.dose === name ? putOff.until : null,
    take: () => takeAsUsual(call, beforeDose),
    skip: (reason: string) => putSkip(call, { plannedAt, reason }),
    putOff: (until: Date | null) => putOffDose(call, until && { dose: name, until }),
    takeBack: async () => {
      if (recorded?.state === 'taken') await deleteApplication(call, recorded.id);
      else if (recorded) await removeSkip(call, recorded.id);
      else await putOffDose(call, null);
    },
  };
}

/** A skip of this very moment, or the dose that was applied for it: a late one counts until the next is planned. */
async function findRecorded(
  { db, owner }: Call,
  plannedAt: Date,
  intervalDays: number,
): Promise<Recorded | null> {
  const [skip] = await db
    .select()
    .from(skippedDoses)
    .where(
      and(
        eq(skippedDoses.userId, owner),
        gte(skippedDoses.plannedAt, plannedAt),
        lt(skippedDoses.plannedAt, new Date(plannedAt.getTime() + MINUTE_MS)),
      ),
    );
  if (skip) return { state: 'skipped', id: skip.id, recordedAt: skip.createdAt };
  const between = intervalDays * DAY_MS;
  const [dose] = await db
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, owner),
        gte(applications.appliedAt, new Date(plannedAt.getTime() - between / 2)),
        lt(applications.appliedAt, new Date(plannedAt.getTime() + between)),
      ),
    )
    .orderBy(desc(applications.appliedAt))
    .limit(1);
  return dose ? { state: 'taken', id: dose.id, recordedAt: dose.createdAt } : null;
}

/** As the treatment stood when the patient pressed: a window that closed since then was open. */
const atPress = (call: Call): Call => ({ ...call, now: momentOfPress(call) });

/** Records the dose that the form would suggest, as applied at the press. A dose with a question is left to the form. */
async function takeAsUsual(call: Call, beforeDose: BeforeDose): Promise<void> {
  const { db, owner } = call;
  const pressed = atPress(call);
  const treatment = await readTreatment(pressed);
  const newest = await newestApplications(db, owner, 2);
  const { penId, doseMg } = suggestPen(pressed, treatment, { shelf: await fullPens(db, owner), newest });
  if (penId === null || doseMg === null) throw new Problem('choose-pen-first');
  const dose = {
    penId,
    doseMg,
    applicationSite: null,
    reactions: null,
    notes: null,
    confirmEarly: false,
    confirmExpired: false,
    confirmLot: false,
    confirmAllergy: false,
    confirmHeld: false,
    confirmDose: false,
    confirmSwitch: false,
  };
  await recordDose(call, dose, beforeDose);
}

async function putOffDose({ db, owner }: Call, putOff: { dose: string; until: Date } | null): Promise<void> {
  const set = { putOffDose: putOff?.dose ?? null, putOffUntil: putOff?.until ?? null };
  await db
    .insert(applicationSettings)
    .values({ userId: owner, ...set })
    .onConflictDoUpdate({ target: applicationSettings.userId, set });
}
