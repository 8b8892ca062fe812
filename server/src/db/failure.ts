import type { ProblemCode } from '@leveza/contract/problem.ts';

/** Problems by SQLSTATE or its class. */
const BY_SQLSTATE: Record<string, ProblemCode> = {
  '08': 'database-unavailable', // connection exceptions
  '57P': 'database-unavailable', // shutting down, crashed, cannot connect now
  '58': 'storage-full', // the server's own files cannot be written
  '53100': 'storage-full',
  '53': 'busy', // out of memory or connections
  '40': 'busy', // deadlock or serialization: the same request works a moment later
  '55P03': 'busy', // a lock was not to be had
  '57014': 'busy', // statement took too long
  '25P03': 'busy', // idle in transaction for too long
  '22': 'invalid-input', // a value PostgreSQL cannot hold
  '25006': 'storage-full', // read-only: the embedded server on a full disk, or a replica
};

const BY_SYSTEM_CODE: Record<string, ProblemCode> = {
  ECONNREFUSED: 'database-unavailable',
  ECONNRESET: 'database-unavailable',
  ENOENT: 'database-unavailable',
  EPIPE: 'database-unavailable',
  ETIMEDOUT: 'database-unavailable',
  EHOSTUNREACH: 'database-unavailable',
  ENETUNREACH: 'database-unavailable',
  ENOTFOUND: 'database-unavailable',
  EAI_AGAIN: 'database-unavailable',
};

// `pg` gives these no code.
const BY_MESSAGE: [RegExp, ProblemCode][] = [
  [/connection terminated|client has encountered a connection error|not queryable/i, 'database-unavailable'],
  [/timeout exceeded when trying to connect|timeout expired/i, 'database-unavailable'],
  [/query read timeout/i, 'database-unavailable'],
  [/cannot use a pool after calling end/i, 'database-unavailable'],
];

/** The problem a patient reads after a failed query, or null if the failure is a bug of ours. */
export function problemOfDatabaseError(error: unknown): ProblemCode | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') {
      const known =
        BY_SQLSTATE[code] ??
        BY_SQLSTATE[code.slice(0, 3)] ??
        (code.length === 5 ? BY_SQLSTATE[code.slice(0, 2)] : undefined) ??
        (isFromConnecting(cause) ? BY_SYSTEM_CODE[code] : undefined);
      if (known) return known;
    }
    const { message } = cause;
    const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(message));
    if (byMessage) return byMessage[1];
  }
  return null;
}

/** A missing file also says ENOENT: only an error of a connection attempt speaks of the database. */
function isFromConnecting(error: Error): boolean {
  const { syscall } = error as { syscall?: unknown };
  return syscall === 'connect' || syscall === 'read' || syscall === 'write' || syscall === 'getaddrinfo';
}

/** Whether a change failed because it breaks this unique rule. */
export function breaks(error: unknown, rule: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === '23505' && constraint === rule) return true;
  }
  return false;
}
