import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';

const CATALOGUE = /\/contract\/src\/(problem|[\w-]+\/problems)\.ts$/;
const PLACES = ['../src/', '../../contract/src/'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/**
 * A refusal of the server brings its sentence along. The web app keeps only those it says by itself, whose code stands
 * somewhere in its sources: 3 kB (gzip) less on every screen.
 */
export function leanProblems(): Plugin {
  let named: ReadonlySet<string>;
  let isCut = false;
  return {
    name: 'leveza:lean-problems',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      named = wordsIn(PLACES.flatMap(sourcesIn));
    },
    transform: {
      filter: { id: CATALOGUE },
      handler(code, id) {
        isCut = true;
        return { code: withoutSentences(id, code, named), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isCut) this.error(`No module matches ${CATALOGUE}: see web/build/lean-problems.ts`);
    },
  };
}

/** The catalogue without the sentences of the codes that nobody names. */
export function withoutSentences(file: string, code: string, named: ReadonlySet<string>): string {
  const cuts: [from: number, to: number][] = [];
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : null;
      if (value.type !== 'ObjectExpression' || typeof name !== 'string' || named.has(name)) return;
      for (const [n, each] of value.properties.entries()) {
        if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.key.name !== 'message')
          continue;
        cuts.push([each.start, value.properties[n + 1]?.start ?? value.end - 1]);
      }
    },
  }).visit(parseSync(file, code).program);
  return cuts.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
}

function sourcesIn(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => `${place}${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !CATALOGUE.test(file));
}

function wordsIn(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []));
}
