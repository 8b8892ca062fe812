import type { ProblemCode } from '@leveza/contract/problem.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { problemOfDatabaseError } from '../db/failure.ts';
import { describeFailure } from '../describe-failure.ts';
import { FileLost, FileStoreAway } from '../services/vault/file-store.ts';

const RETRY_AFTER_SECONDS = 5;

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-body',
  FST_ERR_NOT_FOUND: 'no-such-call',
};

/** The one place where a failure becomes an answer. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = problemOf(error);
  if (problem.code === 'unexpected')
    request.log.error({ failure: describeFailure(error) }, 'unexpected failure');
  else if (problem.status >= 500) request.log.warn({ failure: describeFailure(error) }, problem.code);

  const retryAfter = problem.retryAfterSeconds ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
  const { code, message, fields } = problem;
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, error: { code, message, fields } }));
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code =
    problemOfFiles(error) ??
    problemOfDatabaseError(error) ??
    problemOfDisk(error) ??
    problemOfFastify(error) ??
    'unexpected';
  return new Problem(code, { cause: error });
}

function problemOfFiles(error: unknown): ProblemCode | null {
  if (error instanceof FileStoreAway) return 'files-unavailable';
  return error instanceof FileLost ? 'file-lost' : null;
}

/** A file of ours could not be written, the database's own apart. */
function problemOfDisk(error: unknown): ProblemCode | null {
  const { code } = error as Partial<NodeJS.ErrnoException>;
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'storage-full' : null;
}

function problemOfFastify(error: unknown): ProblemCode | null {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code && BY_FASTIFY_CODE[code]) return BY_FASTIFY_CODE[code];
  // Unreadable JSON, a poisoned prototype, a URL that does not decode, a body shorter than announced.
  return statusCode && statusCode >= 400 && statusCode < 500 ? 'malformed-request' : null;
}
