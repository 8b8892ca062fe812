import { Problem, PROBLEMS, type FieldErrors, type ProblemCode } from '@leveza/contract/problem.ts';

const GATEWAY_STATUSES = new Set([502, 503, 504]);

interface Refusal {
  code?: unknown;
  message?: unknown;
  fields?: unknown;
}

/** The problem a patient reads after a response that is no success. */
export async function problemOf(response: Response): Promise<Problem> {
  const refusal = await refusalOf(response);
  const retryAfterSeconds = secondsOf(response.headers.get('retry-after'));
  const cause = { status: response.status, code: refusal?.code };

  if (!refusal) return new Problem(codeOf(response.status), { retryAfterSeconds, cause });
  return new Problem(isKnown(refusal.code) ? refusal.code : 'unexpected', {
    message: typeof refusal.message === 'string' && refusal.message ? refusal.message : undefined,
    fields: isFields(refusal.fields) ? refusal.fields : undefined,
    retryAfterSeconds,
    cause,
  });
}

async function refusalOf(response: Response): Promise<Refusal | undefined> {
  try {
    const body = (await response.json()) as { error?: unknown } | null;
    return typeof body?.error === 'object' && body.error ? body.error : undefined;
  } catch {
    // A proxy answered with its own page; the status is all there is to read.
    return undefined;
  }
}

function codeOf(status: number): ProblemCode {
  if (GATEWAY_STATUSES.has(status)) return 'database-unavailable';
  if (status === 401) return 'unauthenticated';
  if (status === 413) return 'body-too-large';
  return status === 429 ? 'too-many-requests' : 'unexpected';
}

function isKnown(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(PROBLEMS, code);
}

function isFields(fields: unknown): fields is FieldErrors {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((sentence) => typeof sentence === 'string')
  );
}

/** `Retry-After` comes as seconds or as an HTTP date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
