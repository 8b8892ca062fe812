import { hash } from 'node:crypto';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance } from 'fastify';
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
  const askForShare = async (key: string) => {
    const wait = await leases.take(key).catch(passWhenFull);
    if (wait > 0) throw refusal(wait);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: path = '', config } = request.routeOptions;
    if (!request.url.startsWith('/api') || UNLIMITED.has(path) || config.isUncounted) return done();
    const key = `requests:${addressKey(request)}`;
    const wait = leases.takeHere(key);
    // Most requests find a share, and go on without a promise.
    if (wait === null) return askForShare(key);
    return wait > 0 ? done(refusal(wait)) : done();
  });
}

const refusal = (wait: number) => new Problem('too-many-requests', { retryAfterSeconds: wait });

/** On a full disk nothing can be counted, but what is stored must still be readable. */
function passWhenFull(error: unknown): number {
  if (problemOfDatabaseError(error) === 'storage-full') return 0;
  throw error;
}

interface Caller {
  ip: string;
  socket?: object;
}

const keys = new WeakMap<object, { ip: string; key: string }>();

/**
 * Only a hash of the network is stored. A connection keeps the one of its last request, because IPv6 takes long to read;
 * behind a proxy the next request may come from another address.
 */
export function addressKey(caller: Caller): string {
  const { ip, socket = caller } = caller;
  const known = keys.get(socket);
  if (known?.ip === ip) return known.key;
  const key = hash('sha256', networkOf(ip), 'base64url').slice(0, 22);
  keys.set(socket, { ip, key });
  return key;
}
