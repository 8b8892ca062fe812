import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { type Fact, shareFact } from '@leveza/contract/facts.ts';
import { type Altered, unforeseen } from './altered.ts';

/** The reads that one change altered. */
export interface Outcome {
  change: string;
  altered: readonly Altered[];
}

type Endpoints = Readonly<Record<string, Endpoint>>;

const factsOf = (endpoint: Endpoint): readonly Fact[] =>
  endpoint.method === 'GET' ? endpoint.shows : endpoint.changes;

/**
 * Facts that can be taken away from one endpoint without any outcome reporting it, as 'endpoint fact'. Endpoints that
 * share one list lose the fact together, so it is enough that one of them reports it.
 */
export function unnoticedOmissions(endpoints: Endpoints, outcomes: readonly Outcome[]): string[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const facts = factsOf(endpoint);
    const sharing = Object.keys(endpoints).filter((other) => factsOf(endpoints[other]!) === facts);
    const isReported = (fact: Fact) =>
      outcomes.some((outcome) => sharing.some((each) => isNoticed(endpoints, outcome, each, fact)));
    return facts.filter((fact) => !isReported(fact)).map((fact) => `${name} ${fact}`);
  });
}

/**
 * Omissions after which every read is still asked again: each change that names the fact shares another one with the
 * read, or each read that shows it shares another one with the change.
 */
export function harmlessOmissions(endpoints: Endpoints): string[] {
  const all = Object.values(endpoints);
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const facts = factsOf(endpoint);
    const others = all.filter((other) => (other.method === 'GET') !== (endpoint.method === 'GET'));
    return facts
      .filter((fact) => {
        const rest = facts.filter((one) => one !== fact);
        return others.map(factsOf).every((theirs) => !theirs.includes(fact) || shareFact(theirs, rest));
      })
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
