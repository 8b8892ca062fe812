import { HOUR_MS } from '../time/spans.ts';

/** One compartment, first-order absorption. */
export interface Rates {
  /** Null where it is not known: a dose then counts whole from its instant. */
  absorptionPerHour: number | null;
  eliminationPerHour: number;
}

export interface GivenDose {
  at: Date;
  mg: number;
}

/**
 * Mg in the body at each time, all of every dose being absorbed in the end. One sweep carries the amount not yet
 * absorbed and the amount in the body, so that the cost grows with the number of doses, not with its square.
 */
export function amountAt(doses: readonly GivenDose[], rates: Rates, times: readonly Date[]): number[] {
  const inOrder = doses.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let clock = inOrder[0]?.at.getTime() ?? 0;
  let underSkin = 0;
  let inBody = 0;
  const { absorptionPerHour: ka, eliminationPerHour: ke } = rates;
  const passTo = (instant: number) => {
    const hours = (instant - clock) / HOUR_MS;
    inBody *= Math.exp(-ke * hours);
    if (ka !== null) {
      inBody += underSkin * shareInBody(ka, ke, hours);
      underSkin *= Math.exp(-ka * hours);
    }
    clock = instant;
  };
  let next = 0;
  return times.map((time) => {
    for (let dose = inOrder[next]; dose && dose.at <= time; dose = inOrder[++next]) {
      passTo(dose.at.getTime());
      if (ka === null) inBody += dose.mg;
      else underSkin += dose.mg;
    }
    if (next > 0) passTo(time.getTime());
    return inBody;
  });
}

/** The share of a dose that is in the body so many hours after it. */
function shareInBody(ka: number, ke: number, hours: number): number {
  const apart = Math.abs(ka - ke) * hours;
  // (1 − e^−x) / x, which is 1 where both rates are one.
  const factor = apart === 0 ? 1 : -Math.expm1(-apart) / apart;
  return ka * hours * Math.exp(-Math.min(ka, ke) * hours) * factor;
}

/** A half-life alone says how a dose leaves the body, and nothing about how it comes in. */
export function ratesOfHalfLife(hours: number): Rates {
  return { absorptionPerHour: null, eliminationPerHour: Math.LN2 / hours };
}

const HALF_LIVES_THAT_COUNT = 10;

/** After it less than a thousandth of a dose is left. */
export function negligibleAfterHours({ absorptionPerHour, eliminationPerHour }: Rates): number {
  const slowest = Math.min(absorptionPerHour ?? Infinity, eliminationPerHour);
  return (HALF_LIVES_THAT_COUNT * Math.LN2) / slowest;
}
