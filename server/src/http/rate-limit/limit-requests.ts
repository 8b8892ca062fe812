import { hash } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../db/connection.ts';
import { problemOfDatabaseError } from '../../db/failure.ts';
import '../route-config.ts';
import { Leases } from './leases.ts';
import { networkOf } from './network-of.ts';

/** The state of the service is asked for by load balancers, which must not be turned away. */
const UNLIMITED = new Set(['/api/health']);

/** Limits the calls of one address in a minute, counting every kind of call. */
export function limitRequests(app: FastifyInstance, db: Db, requestsPerMinute: number): void {
  const leases = new Leases(db, { times: requestsPerMinute, perSeconds: 60 });
  app.addHook('onRequest', async (request) => {
    const { url: path = '', config } = request.routeOptions;
    if (!request.url.startsWith('/api') || UNLIMITED.has(path) || config.isUncounted) return;
    const wait = await leases.take(`requests:${addressKey(request)}`).catch(passWhenFull);
    if (wait > 0) throw new Problem('too-many-requests', { retryAfterSeconds: wait });
  });
}

/** On a full disk nothing can be counted, but what is stored must still be readable. */
function passWhenFull(error: unknown): number {
  if (problemOfDatabaseError(error) === 'storage-full') return 0;
  throw error;
}

const keys = new WeakMap<Pick<FastifyRequest, 'ip'>, string>();

/** Only a hash of the network is stored; the limit and the call of a request share it. */
export function addressKey(request: Pick<FastifyRequest, 'ip'>): string {
  let key = keys.get(request);
  if (key === undefined) {
    key = hash('sha256', networkOf(request.ip), 'base64url').slice(0, 22);
    keys.set(request, key);
  }
  return key;
}
