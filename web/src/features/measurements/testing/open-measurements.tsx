import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  listMeasurements,
  type Measurement,
  type MeasurementSummary,
  readMeasurementSummary,
} from '@leveza/contract/measurements.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { isJump } from '@leveza/domain/measurements/limits.ts';
import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { MeasurementsPage } from '../MeasurementsPage.tsx';

// Dialogs in jsdom are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5000 });

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

/** Nothing weighed yet; what the profile knows is known. */
export function aSummary(changes: Partial<MeasurementSummary> = {}): MeasurementSummary {
  return {
    latest: null,
    previous: null,
    points: [],
    trend: [],
    bmi: null,
    bmiClass: null,
    waistToHeight: null,
    weeklyRateKg: null,
    weighingsMissing: 4,
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

interface Situation {
  summary?: Partial<MeasurementSummary>;
  measurements?: Measurement[];
  patient?: Partial<Profile>;
}

/** A server with this history; `bodies` are the measurements it was sent, as they were sent. */
export function serve({ summary, measurements = [], patient }: Situation = {}) {
  const known = { measurements, bodies: [] as Record<string, unknown>[] };
  const latest = () => known.measurements.find(({ weight }) => weight !== null);
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(readMeasurementSummary, () => {
    const last = latest();
    return {
      data: aSummary({ latest: last ? { at: last.datetime, weight: last.weight! } : null, ...summary }),
    };
  });
  answer(listMeasurements, ({ query }) => ({
    data: known.measurements.slice((query.page - 1) * query.limit, query.page * query.limit),
    pagination: paginationOf(query, known.measurements.length),
  }));
  answer(addMeasurement, async ({ body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    const { confirmJump, datetime = new Date().toISOString(), ...values } = body;
    if (!confirmJump && values.weight && isJump(values.weight, latest()?.weight ?? null)) {
      return new Problem('weight-jump');
    }
    const data = aMeasurement({ weight: null, ...(values as Partial<Measurement>), datetime });
    known.measurements = [data, ...known.measurements];
    return { data };
  });
  answer(changeMeasurement, async ({ params, body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    const before = known.measurements.find(({ id }) => id === params.id)!;
    const { confirmJump: _, ...values } = body;
    const data = { ...before, ...(values as Partial<Measurement>) };
    known.measurements = known.measurements.map((one) => (one === before ? data : one));
    return { data };
  });
  answer(deleteMeasurement, ({ params }) => {
    const gone = known.measurements.find(({ id }) => id === params.id)!;
    known.measurements = known.measurements.filter((one) => one !== gone);
    return { data: gone };
  });
  return known;
}

export function openMeasurements(search = '') {
  return openPage('/measurements', search, <MeasurementsPage />);
}
