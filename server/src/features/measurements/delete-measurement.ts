import type { Measurement } from '@leveza/contract/measurements.ts';
import { ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { measurementReply } from './reply.ts';
import { isOwnMeasurement } from './store.ts';
import { measurements } from './table.ts';

export async function deleteMeasurement({ db, owner }: Call, id: string): Promise<Measurement> {
  return measurementReply(
    ownRow(await db.delete(measurements).where(isOwnMeasurement(owner, id)).returning()),
  );
}
