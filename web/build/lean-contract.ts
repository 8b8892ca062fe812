import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { type Cut, sources, withoutCuts } from './sources.ts';

const CATALOGUE = /\/contract\/src\/(problem|[\w-]+\/problems)\.ts$/;

/**
 * Two kinds of sentences in the contract are the server's. A refusal brings its sentence along, so the web app keeps
 * only those it says by itself, whose code stands somewhere in its sources: 3 kB (gzip) less on every screen. And the
 * English line of each endpoint is for the page of the API.
 */
export function leanContract(): Plugin {
  let named: ReadonlySet<string>;
  const cut = { catalogues: 0, summaries: 0 };
  return {
    name: 'leveza:lean-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      named = new Set(sources(CATALOGUE).flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
    },
    transform: {
      filter: { id: /\/contract\/src\/.*\.ts$/ },
      handler(code, id) {
        if (CATALOGUE.test(id)) {
          cut.catalogues += 1;
          return { code: withoutSentences(id, code, named), map: null };
        }
        if (!code.includes('summary: ')) return null;
        cut.summaries += 1;
        return { code: withoutSummaries(id, code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !(cut.catalogues && cut.summaries))
        this.error('No sentence of the contract was cut: see web/build/lean-contract.ts');
    },
  };
}

/** The catalogue without the sentences of codes that the app never names. */
export function withoutSentences(file: string, code: string, named: ReadonlySet<string>): string {
  const cuts: Cut[] = [];
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
      if (value.type !== 'ObjectExpression' || typeof name !== 'string' || named.has(name)) return;
      cuts.push(...cutsOf(value, 'message'));
    },
  }).visit(parseSync(file, code).program);
  return withoutCuts(code, cuts);
}

/** Endpoints without their line for the page of the API. */
export function withoutSummaries(file: string, code: string): string {
  const cuts: Cut[] = [];
  new Visitor({
    ObjectExpression(node) {
      cuts.push(...cutsOf(node, 'summary'));
    },
  }).visit(parseSync(file, code).program);
  return withoutCuts(code, cuts);
}

/** Where a plain text of this name stands in an object, up to the next of its properties. */
function cutsOf({ properties, end }: ObjectExpression, name: string): Cut[] {
  return properties.flatMap((each, n): Cut[] => {
    if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.key.name !== name) return [];
    if (each.value.type !== 'Literal') return [];
    return [[each.start, properties[n + 1]?.start ?? end - 1]];
  });
}
