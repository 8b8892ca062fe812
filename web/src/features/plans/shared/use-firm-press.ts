import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { SECOND_MS } from '@leveza/domain/time/spans.ts';
import { useEffect, useRef } from 'react';

/**
 * The press of a button that goes on to the next doses once its own are taken. One within a second of that was meant for
 * those before: it takes nothing.
 */
export function useFirmPress(doses: readonly PlannedDose[], press: () => void): () => void {
  const subject = doses.map(({ planId, plannedAt }) => `${planId} ${plannedAt}`).join();
  const before = useRef(subject);
  const changedAt = useRef(-SECOND_MS);
  useEffect(() => {
    if (before.current !== subject) changedAt.current = performance.now();
    before.current = subject;
  }, [subject]);
  return () => {
    if (performance.now() - changedAt.current >= SECOND_MS) press();
  };
}
