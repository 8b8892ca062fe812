import { Problem } from '@leveza/contract/problem.ts';
import { problemOf } from '../../lib/response-problem.ts';

/** Opens a demonstration account of the visitor's own. Without `call`: parsing would bring all of zod to this page. */
async function open(): Promise<void> {
  const response = await fetch('/api/auth/demo', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch((cause: unknown) => {
    throw new Problem('offline', { cause });
  });
  if (!response.ok) throw await problemOf(response);
}

/** Why there is no demonstration, in words; nothing when there is one. */
export async function startDemo(): Promise<string> {
  try {
    await open();
    return '';
  } catch (error) {
    return error instanceof Problem ? error.message : 'Algo deu errado. Tente novamente.';
  }
}
