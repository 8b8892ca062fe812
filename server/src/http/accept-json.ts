import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance } from 'fastify';
import { isTooDeep } from './json-depth.ts';

/** Reads JSON bodies as Fastify does, prototypes refused, after a look at how deep they are. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(new Problem('malformed-request'));
    else void parse(request, body, done);
  });
}
