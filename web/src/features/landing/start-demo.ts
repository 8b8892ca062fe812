import { Problem } from '@leveza/contract/problem.ts';
import { problemOf } from '../../lib/wire.ts';

/** Opens a demonstration account of the visitor's own. Without `call`: parsing would bring all of zod to this page. */
export async function startDemo(): Promise<void> {
  const response = await fetch('/api/auth/demo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch((cause: unknown) => {
    throw new Problem('offline', { cause });
  });
  if (!response.ok) throw await problemOf(response);
}
