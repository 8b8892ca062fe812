import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { type Cut, sources, withoutCuts } from './sources.ts';
import { isHalf, splitContract, wholeOf } from './split-contract.ts';

/** The parts of an endpoint that are schemas. */
export const SCHEMAS = ['params', 'query', 'body', 'reply'];
const CONTRACT = fileURLToPath(new URL('../../contract/src', import.meta.url));

const CATALOGUE = /\/contract\/src\/(problem|[\w-]+\/problems)\.ts$/;

/**
 * Parts of the contract are the server's, and every screen would carry them. A refusal brings its sentence along, so the
 * web app keeps only those it says by itself, whose code stands somewhere in its sources. The English line of each
 * endpoint is for the page of the API. The server checks an answer by its schema before it sends it, and a call's input
 * by that of its body: here a schema is for a form, which names it. So an endpoint has none, and the schemas are modules of
 * their own: zod comes with the first form, not with the first screen.
 */
export function leanContract(): Plugin {
  let named: ReadonlySet<string>;
  let split: ReturnType<typeof splitContract>;
  return {
    name: 'leveza:lean-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const texts = sources(CATALOGUE).map(({ text }) => text);
      named = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
      split = splitContract(CONTRACT, (file) => {
        const code = readFileSync(file, 'utf8');
        if (CATALOGUE.test(file)) return withoutSentences(file, code, named);
        return leanEndpoints(file, code);
      });
    },
    // A property that does more than answer when it is read would be a fault of ours.
    config: () => ({ build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } } }),
    resolveId(id) {
      // Of these only the sentences of zod.ts are an effect: a half without a user is left out.
      return id.startsWith(`${CONTRACT}/`) ? { id, moduleSideEffects: id.endsWith('/zod.ts') } : null;
    },
    load(id) {
      return isHalf(id) ? leftIfUnused(id, split.half(wholeOf(id), true)) : null;
    },
    transform: {
      filter: { id: /\/(contract|web)\/src\/.*(?<!\.schemas)\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('/contract/src/zod.ts')) return null;
        if (!id.startsWith(`${CONTRACT}/`)) return { code: split.importer(id, code), map: null };
        return { code: leftIfUnused(id, split.half(id, false)), map: null };
      },
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
      cuts.push(...cutsOf(value, ['message']));
    },
  }).visit(parseSync(file, code).program);
  return withoutCuts(code, cuts);
}

/** Endpoints without their line for the page of the API and without schemas. */
export function leanEndpoints(file: string, code: string): string {
  const cuts: Cut[] = [];
  new Visitor({
    VariableDeclarator({ init }) {
      const object = init && bare(init);
      if (object?.type !== 'ObjectExpression') return;
      // One that several are made of has no line of its own, and these have no access.
      if (!hasKey(object, 'access') && !hasKey(object, 'summary')) return;
      cuts.push(...cutsOf(object, ['summary', ...SCHEMAS]));
    },
  }).visit(parseSync(file, code).program);
  return withoutCuts(code, cuts);
}

/**
 * Says of every call that a module makes as it loads that it may be left out where its value has no user. The contract
 * only makes schemas, tables and words; the build cannot know that zod's functions change nothing else.
 */
export function leftIfUnused(file: string, code: string): string {
  const places = new Set<number>();
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const note = ({ start }: { start: number }) => void (depth === 0 && places.add(start));
  new Visitor({
    CallExpression: note,
    NewExpression: note,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    // A call that stands alone is made for its effect, as that of the sentences in zod.ts.
    ExpressionStatement: enter,
    'ExpressionStatement:exit': leave,
  }).visit(parseSync(file, code).program);
  const backwards = [...places].toSorted((a, b) => b - a);
  return backwards.reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code);
}

/** The value under `as const` and `satisfies`. */
function bare(value: Expression): Expression {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? bare(value.expression)
    : value;
}

/** Where properties of these names stand in an object, each up to the next of its properties. */
function cutsOf({ properties, end }: ObjectExpression, names: readonly string[]): Cut[] {
  return properties.flatMap((each, n): Cut[] => {
    if (each.type !== 'Property' || each.key.type !== 'Identifier' || !names.includes(each.key.name))
      return [];
    return [[each.start, properties[n + 1]?.start ?? end - 1]];
  });
}

function hasKey({ properties }: ObjectExpression, name: string): boolean {
  return properties.some(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
}
