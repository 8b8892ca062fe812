import * as contract from '@leveza/contract/measurements.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import type { Routes } from '../../http/serve.ts';
import { importWeights, undoImport } from './import-weights.ts';
import {
  addMeasurement,
  changeMeasurement,
  deleteMeasurement,
  listMeasurements,
  readMeasurement,
} from './measurements.ts';
import { readSummary } from './summary.ts';

export const measurementRoutes: Routes = (serve) => {
  serve(contract.listMeasurements, async ({ db, owner, query }) => {
    const { rows, total } = await listMeasurements(db, owner, query);
    return { data: rows, pagination: paginationOf(query, total) };
  });

  serve(contract.readMeasurement, async ({ db, owner, params }) => ({
    data: await readMeasurement(db, owner, params.id),
  }));

  serve(contract.addMeasurement, async ({ db, owner, body }) => ({
    data: await addMeasurement(db, owner, body, new Date()),
  }));

  serve(contract.changeMeasurement, async ({ db, owner, params, body }) => ({
    data: await changeMeasurement(db, owner, { id: params.id, input: body, now: new Date() }),
  }));

  serve(contract.deleteMeasurement, async ({ db, owner, params }) => ({
    data: await deleteMeasurement(db, owner, params.id),
  }));

  serve(contract.readMeasurementSummary, async ({ db, owner, query }) => ({
    data: await readSummary(db, owner, query.period, new Date()),
  }));

  serve(contract.importWeights, async ({ db, owner, body }) => ({
    data: await importWeights(db, owner, body.rows, new Date()),
  }));

  serve(contract.undoImport, async ({ db, owner, params }) => ({
    data: { removed: await undoImport(db, owner, params.id) },
  }));
};
