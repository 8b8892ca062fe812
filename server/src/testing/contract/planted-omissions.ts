import type { Endpoint } from '@leveza/contract/endpoint.ts';
import type { Fact } from '@leveza/contract/facts.ts';
import { type Answered, unforeseen } from './altered.ts';

/** What the reads answered before and after one change. */
export interface Outcome {
  change: string;
  before: Answered[];
  after: Answered[];
}

type Endpoints = Readonly<Record<string, Endpoint>>;

/** Facts that can be taken away from one endpoint without any outcome reporting it, as 'endpoint fact'. */
export function omissionsNobodyNotices(endpoints: Endpoints, outcomes: readonly Outcome[]): string[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const facts = endpoint.method === 'GET' ? endpoint.shows : endpoint.changes;
    return facts
      .filter((fact) => !outcomes.some((outcome) => isNoticed(endpoints, outcome, name, fact)))
      .map((fact) => `${name} ${fact}`);
  });
}

function isNoticed(
  endpoints: Endpoints,
  { change, before, after }: Outcome,
  name: string,
  fact: Fact,
): boolean {
  const changed = endpoints[change];
  if (!changed || changed.method === 'GET') return false;
  const without = (facts: readonly Fact[]) => facts.filter((one) => one !== fact);
  if (change === name) return unforeseen(without(changed.changes), before, after).length > 0;
  const strip = (answers: Answered[]) =>
    answers.map((one) => (one.name === name ? { ...one, shows: without(one.shows) } : one));
  return unforeseen(changed.changes, strip(before), strip(after)).includes(name);
}
