import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import type { Limit } from '../../http/rate-limit/hit.ts';
import { hit, peek, refuseBeyond } from '../../http/rate-limit/hit.ts';
import { FAILURES_PER_ACCOUNT, failuresOf, forgetFailures } from './shared/login-failures.ts';

const UNKNOWN_PER_ADDRESS: Limit = { times: 5, perSeconds: HOUR_SECONDS };

/**
 * The tries of one address, and of one account. They are counted before the password is checked, so that a burst of
 * parallel guesses cannot slip through.
 */
export class LoginLimits {
  readonly #db: Db;
  readonly #address: string;
  readonly #loginsPerMinute: number;

  constructor(db: Db, address: string, loginsPerMinute: number) {
    this.#db = db;
    this.#address = address;
    this.#loginsPerMinute = loginsPerMinute;
  }

  async countAttempt(email: string): Promise<void> {
    await refuseBeyond(this.#db, `logins:${this.#address}`, { times: this.#loginsPerMinute, perSeconds: 60 });
    await refuseBeyond(this.#db, failuresOf(email), FAILURES_PER_ACCOUNT);
  }

  forgetFailures(email: string): Promise<void> {
    return forgetFailures(this.#db, email);
  }

  /** After some unknown accounts in an hour, answers to that address no longer say which part was wrong. */
  async isGuessing({ isUnknown }: { isUnknown: boolean }): Promise<boolean> {
    const key = `unknown-logins:${this.#address}`;
    if (!isUnknown) return (await peek(this.#db, key)) >= UNKNOWN_PER_ADDRESS.times;
    return (await hit(this.#db, key, UNKNOWN_PER_ADDRESS)).count > UNKNOWN_PER_ADDRESS.times;
  }
}
