import { MOST_AGO_SECONDS, PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { SECOND_MS } from '@leveza/domain/time/spans.ts';
import type { FastifyRequest } from 'fastify';

/** When the patient first pressed; undefined where the request does not say it, or not in a way to be believed. */
export function pressedAtOf(request: FastifyRequest, now: Date): Date | undefined {
  const seconds = Number(request.headers[PRESSED_AGO]);
  const isBelieved = Number.isInteger(seconds) && seconds > 0 && seconds <= MOST_AGO_SECONDS;
  return isBelieved ? new Date(now.getTime() - seconds * SECOND_MS) : undefined;
}
