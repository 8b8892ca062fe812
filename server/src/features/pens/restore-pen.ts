import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Call } from '../../http/call.ts';
import { readPen } from './read-pen.ts';
import { setDeleted } from './store.ts';

export async function restorePen(call: Call, id: string): Promise<Pen> {
  await setDeleted(call.db, call.owner, id, null);
  return readPen(call, id);
}
