import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { offTheClock } from '../../http/deadline.ts';
import { line } from '../../http/line.ts';

/** argon2id with the parameters of OWASP's minimum. Only tests lower them: `testing/cheap-passwords.ts`. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing takes a core for a while. More at once than there are cores would make all of them late, and one thread of the
 * four that Node has stays free for files.
 */
const inTurns = line({ atOnce: Math.min(3, availableParallelism()), waiting: 1000 });

export function hashPassword(password: string): Promise<string> {
  return offTheClock(() => inTurns(() => hash(password, COST)));
}

let decoy: Promise<string> | undefined;

/** Without an account there is still a hash to check, so that the time taken does not tell. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const known = passwordHash ?? (await (decoy ??= hashPassword('no such account')));
  const isRight = await offTheClock(() => inTurns(() => verify(known, password)));
  return isRight && passwordHash != null;
}
