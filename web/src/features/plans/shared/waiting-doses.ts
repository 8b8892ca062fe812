import { takeDose } from '@leveza/contract/plans/doses.ts';
import type { Place } from '../../../lib/session-drafts.ts';
import { keepWaiting, type Waiting } from '../../../lib/unsent.ts';
import type { DoseToTake } from './dose-to-take.ts';

/** A dose as it is sent. */
export const bodyOf = ({ planId, plannedAt, at, isFromElsewhere = false }: DoseToTake) => ({
  planId,
  ...(plannedAt && { plannedAt }),
  ...(at && { takenAt: at }),
  isFromElsewhere,
});

/** Doses that were pressed with others and wait for their turn; a page that ends before leaves them to the next one. */
export class WaitingDoses {
  #kept = new Map<DoseToTake, Waiting>();

  keep(doses: readonly DoseToTake[]): void {
    const { method, path, access, changes, status } = takeDose;
    const endpoint = { method, path, access, changes, status };
    for (const dose of doses) {
      const sent = { body: bodyOf(dose) };
      this.#kept.set(dose, keepWaiting({ key: crypto.randomUUID(), at: Date.now(), endpoint, sent }));
    }
  }

  /** Where all that wait are kept; null where one of them is not. */
  place(): Place | null {
    const [place = null, ...others] = new Set([...this.#kept.values()].map((each) => each.place));
    return others.length === 0 ? place : null;
  }

  letGo(dose: DoseToTake): void {
    this.#kept.get(dose)?.letGo({ isOver: true });
    this.#kept.delete(dose);
  }

  letGoOfAll(how: { isOver: boolean }): void {
    for (const each of this.#kept.values()) each.letGo(how);
    this.#kept.clear();
  }
}
