import type { Endpoint } from '@leveza/contract/endpoint.ts';
import type { Fact } from '@leveza/contract/facts.ts';
import { type Altered, unforeseen } from './altered.ts';

/** The reads that one change altered. */
export interface Outcome {
  change: string;
  altered: readonly Altered[];
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

function isNoticed(endpoints: Endpoints, { change, altered }: Outcome, name: string, fact: Fact): boolean {
  const changed = endpoints[change];
  if (!changed || changed.method === 'GET') return false;
  const without = (facts: readonly Fact[]) => facts.filter((one) => one !== fact);
  if (change === name) return unforeseen(without(changed.changes), altered).length > 0;
  const own = altered.filter((one) => one.name === name);
  return unforeseen(
    changed.changes,
    own.map((one) => ({ ...one, shows: without(one.shows) })),
  ).includes(name);
}
