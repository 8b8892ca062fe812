import { decimal } from '@leveza/domain/decimal.ts';
import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { DoseState } from '@leveza/domain/plans/dose-states.ts';
import { CONDITION, unitText } from '@leveza/domain/plans/plan-words.ts';
import type { Planned } from '@leveza/domain/plans/occurrences.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { StoredDose } from './dose-records.ts';
import type { VersionRow, WholePlan } from './store.ts';
import { waitsAfter } from './waits-after.ts';

interface Dose {
  /** Missing for an extra dose. */
  planned?: Planned;
  plannedAt?: Date;
  lateAt?: Date;
  state?: DoseState;
  record: StoredDose | null;
  snoozedUntil?: Date | null;
}

/** A dose as it travels, in the words its plan had on that day. */
export function doseReply(
  plan: WholePlan,
  { planned, plannedAt, lateAt, state = 'taken', record, snoozedUntil }: Dose,
): PlannedDose {
  const day = planned?.day ?? record!.day;
  const version = versionFor(plan.versions, day, record?.takenAt ?? null);
  const waits = waitsAfter(version);
  return {
    planId: plan.id,
    plannedAt: plannedAt?.toISOString() ?? null,
    lateAt: lateAt?.toISOString() ?? null,
    day,
    time: planned?.time ?? null,
    state,
    takenAt: record?.takenAt?.toISOString() ?? null,
    takenClock: record?.takenClock ?? null,
    snoozedUntil: (record === null && snoozedUntil?.toISOString()) || null,
    recordId: record?.recordId ?? null,
    name: version.name,
    dosage: dosageOf(version),
    medicationType: version.medicationType,
    quantity: record?.quantity ?? version.quantityPerDose,
    priority: version.priority,
    productId: version.productId,
    // The leaflet's fast counts before the choice of the plan.
    condition: CONDITION[waits ? 'without' : version.withFood],
    asksToWait: waits,
    notes: record?.notes ?? null,
    isFromElsewhere: record?.isFromElsewhere ?? false,
    isExtra: plannedAt === undefined,
    isPlanDeleted: plan.deletedAt !== null,
  };
}

/** On the day of a change, a dose taken before it keeps the words of the version that held then. */
function versionFor(versions: readonly VersionRow[], day: Day, takenAt: Date | null): VersionRow {
  const version = versionRowOn(versions, day);
  const isBefore = version.fromDay === day && takenAt !== null && takenAt < version.createdAt;
  return (isBefore && versions[versions.indexOf(version) - 1]) || version;
}

export const versionRowOn = (versions: readonly VersionRow[], day: Day): VersionRow =>
  versions.findLast(({ fromDay }) => fromDay <= day) ?? versions[0]!;

/** '500 mg', '0,25 mg', '20 gotas' */
export function dosageOf({ dose, doseUnit }: Pick<VersionRow, 'dose' | 'doseUnit'>): string {
  return `${decimal(dose, 4)} ${unitText(dose, doseUnit)}`;
}
