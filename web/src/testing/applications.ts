import type { Application } from '@leveza/contract/applications/applications.ts';
import type { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { ZoneState } from '@leveza/contract/rotation.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { type Zone, ZONES } from '@leveza/domain/rotation/zones.ts';
import { DAY_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { SOURCED } from './sourced.ts';

export type Overview = Reply<typeof readApplicationsOverview>['data'];

/** An instant so many days from now, to the minute; negative is before. */
export function daysFromNow(days: number): string {
  const minute = Math.floor((Date.now() + days * DAY_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(minute).toISOString();
}

let made = 0;

/** 0,5 mg of Ozempic three days ago, unless said otherwise. */
export function anApplication(changes: Partial<Application> = {}): Application {
  made += 1;
  return {
    id: `40000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    penId: null,
    catalogId: null,
    medicationName: 'Ozempic',
    molecule: 'semaglutide',
    datetime: daysFromNow(-3),
    alsoFrom: [],
    doseMg: 0.5,
    applicationSite: 'abdomen',
    zone: 'abdomen-left-upper',
    pain: null,
    reactions: null,
    notes: null,
    ...changes,
  };
}

/** A weekly dose in four days, by the label of semaglutide, unless said otherwise. */
export function aNextDose(changes: Partial<NextDose> = {}): NextDose {
  return {
    state: 'upcoming',
    plannedAt: daysFromNow(4),
    applyUntil: daysFromNow(9),
    followingAt: daysFromNow(11),
    unrecordedAt: null,
    earliestAt: daysFromNow(0),
    missedInARow: 0,
    talkToPrescriber: false,
    isOffDay: false,
    usual: null,
    intervalDays: 7,
    rule: { windowHours: 120, minGapHours: 72, ...SOURCED },
    doseMg: null,
    nextStep: null,
    ...changes,
  };
}

/** An unused zone by default. */
export function aZone(zone: Zone, changes: Partial<ZoneState> = {}): ZoneState {
  return {
    zone,
    level: 'available',
    lastUsedAt: null,
    usedBeforeAt: null,
    dosesAgo: null,
    isOff: false,
    restUntil: null,
    isFlagged: false,
    ...changes,
  };
}

/** One application three days ago, the next in four. */
export function anOverview(changes: Partial<Overview> = {}): Overview {
  return {
    nextDose: aNextDose(),
    pause: null,
    doseHold: null,
    lastApplication: anApplication(),
    suggestion: {
      penId: null,
      medicationName: 'Ozempic',
      doseMg: 0.5,
      expectedDoseMg: 0.5,
      otherDosesMg: [],
      counterfeitPenId: null,
      zone: 'abdomen-right-lower',
    },
    zones: ZONES.map((zone) => aZone(zone)),
    settings: { intervalDays: null, purchaseLeadDays: 10 },
    ...changes,
  };
}

/** An overview without any application. */
export const anEmptyOverview = (changes: Partial<Overview> = {}): Overview =>
  anOverview({
    nextDose: aNextDose({
      state: 'none',
      plannedAt: null,
      applyUntil: null,
      followingAt: null,
      earliestAt: null,
      intervalDays: null,
      rule: null,
    }),
    lastApplication: null,
    suggestion: {
      penId: null,
      medicationName: null,
      doseMg: null,
      expectedDoseMg: null,
      otherDosesMg: [],
      counterfeitPenId: null,
      zone: 'abdomen-left-upper',
    },
    ...changes,
  });
