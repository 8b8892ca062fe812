import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { removeSkip } from './shared/skipped-doses.ts';

export async function undoSkip(call: Call, id: string): Promise<void> {
  if (!(await removeSkip(call, id))) throw new Problem('not-found');
}
