import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  listMeasurements,
  type Measurement,
  type MeasurementSummary,
  readMeasurement,
  readMeasurementSummary,
} from '@leveza/contract/measurements.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { isJump } from '@leveza/domain/measurements/limits.ts';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { MeasurementsPage } from '../MeasurementsPage.tsx';
import { aMeasurement, aSummary } from './samples.ts';

interface Situation {
  summary?: Partial<MeasurementSummary>;
  measurements?: Measurement[];
  /** Too old to be on the first page. */
  unlisted?: Measurement[];
  patient?: Partial<Profile>;
}

/** A server with this history; `bodies` are the measurements it was sent, as they were sent. */
export function serve({ summary, measurements = [], unlisted = [], patient }: Situation = {}) {
  const known = { measurements, unlisted, bodies: [] as Record<string, unknown>[], asked: [] as unknown[] };
  const latest = () => known.measurements.find(({ weight }) => weight !== null);
  // First: of two addresses that fit, the one answered last is taken.
  answer(readMeasurement, ({ params }) => {
    const one = known.unlisted.find(({ id }) => id === params.id);
    return one ? { data: one } : new Problem('not-found');
  });
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(readMeasurementSummary, ({ query: { period } }) => {
    known.asked.push(period);
    const last = latest();
    return {
      data: aSummary({
        ...(period && { period }),
        latest: last ? { at: last.datetime, weight: last.weight! } : null,
        ...summary,
      }),
    };
  });
  answer(listMeasurements, ({ query }) => ({
    data: known.measurements.slice((query.page - 1) * query.limit, query.page * query.limit),
    pagination: paginationOf(query, known.measurements.length),
  }));
  answer(addMeasurement, async ({ body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    const { confirmJump, datetime = new Date().toISOString(), ...values } = body;
    const last = latest()?.weight ?? null;
    if (!confirmJump && values.weight && isJump(values.weight, last)) {
      const weight = `O peso registrado em 03/11/2026 é ${last} kg; este é ${values.weight} kg.`;
      return new Problem('measure-jump', { fields: { weight } });
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
