import type { FastifyRequest } from 'fastify';
import { describe } from '../http/refusals.ts';
import type { Mail, SendMail } from './mail.ts';

/** Sends a message without letting anybody wait for it; a failure is in the log. */
export type Post = (request: FastifyRequest, mail: Mail | null | Promise<Mail | null>) => void;

export function postBy(sendMail: SendMail): Post {
  return (request, mail) => {
    Promise.resolve(mail)
      .then((ready) => ready && sendMail(ready))
      .catch((error: unknown) => request.log.error({ failure: describe(error) }, 'mail not sent'));
  };
}
