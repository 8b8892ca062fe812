import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';

let made = 0;

/** 90 kg on 3 November, unless said otherwise. */
export function aMeasurement(changes: Partial<Measurement> = {}): Measurement {
  made += 1;
  return {
    id: `50000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    datetime: '2026-11-03T10:05:00.000Z',
    weight: 90,
    bodyFat: null,
    abdominalCircumference: null,
    hipCircumference: null,
    bloodPressureSyst: null,
    bloodPressureDiast: null,
    glucose: null,
    restingPulse: null,
    notes: null,
    isImported: false,
    ...changes,
  };
}

/** An account without weighings, with the profile's values. */
export function aSummary(changes: Partial<MeasurementSummary> = {}): MeasurementSummary {
  return {
    period: '90',
    latest: null,
    previous: null,
    points: [],
    daysPerPoint: null,
    course: null,
    start: null,
    doses: [],
    trend: [],
    bmi: null,
    bmiClass: null,
    olderBmiClass: null,
    waistToHeight: null,
    weeklyRateKg: null,
    weighingsMissing: 4,
    rateDaysMissing: 14,
    height: 165,
    initialWeight: 92.4,
    targetWeight: 74,
    lostKg: null,
    toGoKg: 18.4,
    share: null,
    milestones: [],
    latestGirths: { abdominal: null, hip: null },
    ...changes,
  };
}
