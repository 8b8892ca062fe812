import type { Db } from '../../db/connection.ts';
import type { Limit } from './hit.ts';
import { hit } from './hit.ts';

interface Lease {
  permits: number;
  /** Requests left for all processes when this lease was taken. */
  remaining: number;
  endsAtMs: number;
}

const SHARE_OF_REMAINING = 10;
const MOST_KEYS = 20_000;

/**
 * A limit counted in the database without a write for every request: a process takes a tenth of what is left
 * and spends it alone. The shares shrink towards the end, so several processes never pass the limit together.
 */
export class Leases {
  readonly #db: Db;
  readonly #limit: Limit;
  readonly #leases = new Map<string, Lease>();
  readonly #renewals = new Map<string, Promise<Lease>>();

  constructor(db: Db, limit: Limit) {
    this.#db = db;
    this.#limit = limit;
  }

  /** 0 when the request may pass, else the seconds until it may try again. */
  async take(key: string): Promise<number> {
    for (;;) {
      const wait = this.takeHere(key);
      if (wait !== null) return wait;
      await this.#renew(key);
    }
  }

  /** The same without a promise; null where the database has to be asked for a share first. */
  takeHere(key: string): number | null {
    const lease = this.#current(key);
    if (!lease) return null;
    if (lease.permits > 0) {
      lease.permits -= 1;
      return 0;
    }
    return lease.remaining > 0 ? null : (lease.endsAtMs - Date.now()) / 1000;
  }

  #current(key: string): Lease | undefined {
    const lease = this.#leases.get(key);
    return lease && lease.endsAtMs > Date.now() ? lease : undefined;
  }

  #renew(key: string): Promise<Lease> {
    const underWay = this.#renewals.get(key);
    if (underWay) return underWay;
    const { remaining } = this.#current(key) ?? { remaining: this.#limit.times };
    const renewal = this.#askDatabase(key, Math.max(1, Math.floor(remaining / SHARE_OF_REMAINING))).finally(
      () => this.#renewals.delete(key),
    );
    this.#renewals.set(key, renewal);
    return renewal;
  }

  async #askDatabase(key: string, wanted: number): Promise<Lease> {
    const { count, secondsLeft } = await hit(this.#db, key, this.#limit, wanted);
    const remaining = this.#limit.times - count;
    const lease = {
      permits: Math.max(0, wanted + Math.min(0, remaining)),
      remaining: Math.max(0, remaining),
      endsAtMs: Date.now() + secondsLeft * 1000,
    };
    if (this.#leases.size >= MOST_KEYS) this.#forgetEnded();
    this.#leases.set(key, lease);
    return lease;
  }

  #forgetEnded(): void {
    const now = Date.now();
    for (const [key, lease] of this.#leases) if (lease.endsAtMs <= now) this.#leases.delete(key);
    if (this.#leases.size >= MOST_KEYS) this.#leases.clear();
  }
}
