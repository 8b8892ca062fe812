import type { Endpoint, Received } from '@leveza/contract/endpoint.ts';
import type { FieldErrors } from '@leveza/contract/problem.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyRequest } from 'fastify';

const PARTS = ['params', 'query', 'body'] as const;

/** The request's input, parsed by the contract's schemas, or every wrong field at once. */
export function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const received: Record<string, unknown> = {};
  const fields: FieldErrors = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = schema.safeParse(request[part] ?? {});
    if (parsed.success) received[part] = parsed.data;
    else if (part === 'params') throw new Problem('not-found');
    else for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return received as Received<E>;
}
