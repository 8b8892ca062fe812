import * as contract from '@leveza/contract/measurements.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import * as progress from '@leveza/contract/profile/progress.ts';
import type { Routes } from '../../http/serve.ts';
import { addMeasurement } from './add-measurement.ts';
import { changeMeasurement } from './change-measurement.ts';
import { deleteMeasurement } from './delete-measurement.ts';
import { importWeights } from './import-weights.ts';
import { listMeasurements } from './list-measurements.ts';
import { readMeasurementSummary } from './read-measurement-summary.ts';
import { readProgress } from './read-progress.ts';
import { measurementReply } from './reply.ts';
import { findMeasurement } from './store.ts';
import { undoImport } from './undo-import.ts';

export const measurementRoutes: Routes = (serve) => {
  serve(contract.listMeasurements, async ({ query, ...call }) => {
    const { rows, total } = await listMeasurements(call, query);
    return { data: rows, pagination: paginationOf(query, total) };
  });

  serve(contract.readMeasurement, async ({ db, owner, params }) => ({
    data: measurementReply(await findMeasurement(db, owner, params.id)),
  }));

  serve(contract.addMeasurement, async ({ body, ...call }) => ({ data: await addMeasurement(call, body) }));

  serve(contract.changeMeasurement, async ({ params, body, ...call }) => ({
    data: await changeMeasurement(call, params.id, body),
  }));

  serve(contract.deleteMeasurement, async ({ params, ...call }) => ({
    data: await deleteMeasurement(call, params.id),
  }));

  serve(contract.readMeasurementSummary, async ({ query, ...call }) => ({
    data: await readMeasurementSummary(call, query.period),
  }));

  serve(contract.importWeights, async ({ body, ...call }) => ({
    data: await importWeights(call, body.rows),
  }));

  serve(contract.undoImport, async ({ params, ...call }) => ({
    data: { removed: await undoImport(call, params.id) },
  }));

  serve(progress.readProgress, async (call) => ({ data: await readProgress(call) }));
};
