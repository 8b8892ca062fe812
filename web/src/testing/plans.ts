import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { clockIn, instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { ANA } from './patient.ts';
import { inDays, TODAY } from './boxes.ts';

const PLAN_ID = '70000000-0000-4000-8000-000000000001';

/** Vitamin D, twice a day, drawing on no box. */
export function aPlan(change: Partial<Plan> = {}): Plan {
  const scheduledTimes = change.scheduledTimes ?? ['08:00', '20:00'];
  return {
    id: PLAN_ID,
    status: 'active',
    medicationType: 'vitamin',
    name: 'Vitamina D',
    brand: null,
    catalogId: null,
    dosageForm: 'capsule',
    dose: 50,
    doseUnit: 'mg',
    doseMg: 50,
    steps: [],
    nextStep: null,
    nextChange: null,
    planType: 'continuous',
    frequency: 'daily',
    timesPerDay: scheduledTimes.length,
    scheduledTimes,
    daysOfWeek: [],
    intervalDays: null,
    daysOn: null,
    daysOff: null,
    startDate: inDays(-10),
    endDate: null,
    totalDoses: null,
    withFood: 'either',
    specialInstructions: null,
    reminderEnabled: true,
    priority: 'medium',
    quantityPerDose: 1,
    productId: null,
    minGapHours: null,
    mostPerDay: null,
    pausedUntil: null,
    endedOn: null,
    nextDoseAt: null,
    nextScheduledAt: null,
    stock: null,
    ...change,
  };
}

/** A dose of that plan, planned for today at the time, and not taken. */
export function aDose(time: string, change: Partial<PlannedDose> = {}): PlannedDose {
  const day = change.day ?? TODAY;
  const plannedAt = instantAt(day, time, ANA.timeZone);
  return {
    planId: PLAN_ID,
    plannedAt: plannedAt.toISOString(),
    lateAt: new Date(plannedAt.getTime() + HOUR_MS).toISOString(),
    day,
    time,
    state: 'scheduled',
    takenAt: null,
    takenClock: change.takenAt ? clockIn(ANA.timeZone, new Date(change.takenAt)) : null,
    snoozedUntil: null,
    recordId: null,
    name: 'Vitamina D',
    dosage: '50 mg',
    medicationType: 'vitamin',
    quantity: 1,
    priority: 'medium',
    productId: null,
    condition: null,
    asksToWait: false,
    notes: null,
    isFromElsewhere: false,
    isExtra: false,
    isPlanDeleted: false,
    ...change,
  };
}
