import type { Measurement } from '@leveza/contract/measurements.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { measurementReply } from './reply.ts';
import { measurements } from './table.ts';

export async function deleteMeasurement({ db, owner }: Call, id: string): Promise<Measurement> {
  return measurementReply(
    ownRow(
      await db
        .delete(measurements)
        .where(isOwn(measurements, owner, id))
        .returning(),
    ),
  );
}
