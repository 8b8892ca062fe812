import type { Measurement } from '@leveza/contract/measurements.ts';
import type { Call } from '../../http/call.ts';
import { measurementReply } from './reply.ts';
import { removeMeasurement } from './store.ts';

export async function deleteMeasurement({ db, owner }: Call, id: string): Promise<Measurement> {
  return measurementReply(await removeMeasurement(db, owner, id));
}
