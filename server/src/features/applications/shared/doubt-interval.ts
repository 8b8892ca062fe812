import { Problem } from '@leveza/contract/problem.ts';

interface Interval {
  /** Days between two doses by the label; null where there is none. */
  label: number | null;
  before: number | null;
  after: number;
}

/** Asks about doses closer together than the label's, unless they are so already. */
export function doubtInterval({ label, before, after }: Interval): void {
  if (label === null || after >= label || after === before) return;
  const message = `Pela bula, são ${label} dias entre duas doses: são mesmo ${after}?`;
  throw new Problem('dose-unusual', { message });
}
