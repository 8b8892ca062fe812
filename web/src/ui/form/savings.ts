import type { Confirmed } from '@leveza/contract/problem.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** A form's save that is not answered yet. */
export interface Saving<V, O, T> {
  /** The form's values at the press. */
  sent: V;
  accepted: O;
  confirmed: Confirmed;
  saved: Promise<T | undefined>;
  /** Where the form was opened. */
  address: string;
  /** The form that hears of the answer: the last one that was opened. */
  shownBy: object;
  /** Takes the message back that says of a closed form that it takes long. */
  endSlow?: () => void;
}

// By app, not by module: a test that leaves a save hanging must not reach the next one.
const all = new WeakMap<QueryClient, Map<string, unknown>>();

/** The saves under way, by the name of their record. */
export function useSavings<V, O, T>() {
  const client = useQueryClient();
  const savings = all.get(client) ?? new Map<string, unknown>();
  all.set(client, savings);
  return savings as Map<string, Saving<V, O, T>>;
}
