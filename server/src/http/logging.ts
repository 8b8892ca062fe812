import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '../config.ts';
import { describeFailure } from '../describe-failure.ts';

export interface LogDestination {
  write(line: string): void;
}

/** One line a request: no address, no query, no identifiers, no body, no header. */
export function loggingOptions(level: Config['logLevel'], stream?: LogDestination): FastifyServerOptions {
  return {
    logger: {
      level,
      base: undefined,
      ...(stream && { stream }),
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error) => ({ ...describeFailure(error), type: error.name, message: '', stack: '' }),
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
  };
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    const level = route.startsWith('/api') ? 'info' : 'debug';
    request.log[level]({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
}
