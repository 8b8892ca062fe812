import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Call } from '../../http/call.ts';
import { readPen } from './read-pen.ts';
import { setDeleted } from './store.ts';

/** Off the shelf; the answer is what it was. */
export async function deletePen(call: Call, id: string): Promise<Pen> {
  const pen = await readPen(call, id);
  await setDeleted(call.db, call.owner, id, call.now);
  return pen;
}
