import { DAY_MS } from '../time/spans.ts';
import { type Phase, type Purchase, isAlive, phaseOf, tierOf } from './purchase.ts';
import { type Opened, larger } from './tiers.ts';

export const TRIAL_DAYS = 14;

/** How Leveza is run: on one's own server, or as a service that is paid for, with or without a way to pay. */
export type Running = 'self-hosted' | 'not-configured' | 'hosted';

export interface Account<P extends Purchase = Purchase> {
  running: Running;
  /** The account's first day, or the first day of the paid service, whichever is later. */
  trialFrom: Date;
  /** The oldest first. */
  purchases: readonly P[];
}

export interface Standing<P extends Purchase = Purchase> {
  opened: Opened;
  trialUntil: Date;
  isTrial: boolean;
  /** The purchase to speak of: the one that lives, else the newest that was more than an abandoned page. */
  purchase: P | null;
  phase: Phase | null;
  /** Further living purchases: paid twice by mistake. */
  doubled: readonly P[];
}

export const trialEnd = (trialFrom: Date): Date => new Date(trialFrom.getTime() + TRIAL_DAYS * DAY_MS);

/** The features an account may begin at a moment, by the provider's answers about its purchases. */
export function standingOf<P extends Purchase>(account: Account<P>, now: Date): Standing<P> {
  const { running, trialFrom, purchases } = account;
  const trialUntil = trialEnd(trialFrom);
  const isTrial = running === 'hosted' && trialUntil > now;
  const held = purchases.reduce<Opened>((opened, one) => larger(opened, tierOf(one, now)), null);
  const [first, ...doubled] = byWeight(
    purchases.filter((one) => isAlive(one, now)),
    now,
  );
  const purchase = first ?? purchases.findLast((one) => phaseOf(one, now) !== 'abandoned') ?? null;
  return {
    opened: running === 'hosted' && !isTrial ? held : 'all',
    trialUntil,
    isTrial,
    purchase,
    phase: purchase && phaseOf(purchase, now),
    doubled,
  };
}

/** One that opens a plan before one that does not; then the older, so that the later of two is paid back. */
function byWeight<P extends Purchase>(alive: readonly P[], now: Date): P[] {
  const isHolding = (one: P) => tierOf(one, now) !== null;
  return [...alive.filter(isHolding), ...alive.filter((one) => !isHolding(one))];
}
