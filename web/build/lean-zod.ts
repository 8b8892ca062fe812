import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MemberExpression, parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { type Cut, sources, withoutCuts } from './sources.ts';

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/**
 * Every zod schema refers to its JSON schema, to English sentences and to its limits as properties (`minLength`). The web
 * app uses none of them (its sentences are in contract/src/zod.ts), so they are cut from the one file that names them:
 * 6 kB (gzip) less on every screen. Two more
 * parts can never run: code made from text, which `app/script-sinks.ts` forbids, and the memory of objects that hold
 * themselves, which neither JSON nor a form can bring.
 */
const CUTS: [what: RegExp, instead: string][] = [
  [/processors\.\w+Processor\([^()]*\)/g, 'leftOut()'],
  [/processors\.aggregateChecks\(inst\)/g, 'leftOut()'],
  [
    /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";$/m,
    'const createStandardJSONSchemaMethod = () => leftOut, createToJSONSchemaMethod = () => leftOut;',
  ],
  [/^import en from "[^"]+";$/m, 'const en = () => ({});'],
  [/core\.\$ZodObjectJIT\.init/, 'core.$$ZodObject.init'],
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, 'return'],
];

const LEFT_OUT = `
function leftOut() {
  throw new Error('This part of zod is not in the web build (web/build/lean-zod.ts)');
}
`;

/** Cuts zod down to what a browser uses; a version of zod that looks different fails the build. */
export function leanZod(): Plugin {
  let isCut = false;
  return {
    name: 'leveza:lean-zod',
    apply: 'build',
    transform: {
      filter: { id: SCHEMAS },
      handler(code, id) {
        isCut = true;
        const cut = CUTS.reduce((text, [what, instead]) => {
          if (text.search(what) === -1) this.error(`zod has no ${what} any more: see web/build/lean-zod.ts`);
          return text.replace(what, instead);
        }, code);
        const ours = sources();
        const hidden = ours.flatMap(({ file, text }) => hiddenNames(file, text));
        if (hidden.length > 0)
          this.error(`Names that web/build/lean-zod.ts cannot read: ${hidden.join(', ')}`);
        const texts = ours.map(({ text }) => text);
        return { code: withoutMethods(id, cut, calledIn(texts, cut)) + LEFT_OUT, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isCut) this.error(`No module matches ${SCHEMAS}: see web/build/lean-zod.ts`);
    },
  };
}

/**
 * The classes without the methods that are never called. Every string carries one for each format zod knows, and each
 * brings a class and a pattern: 4 kB (gzip) less on every screen.
 */
export function withoutMethods(file: string, code: string, called: ReadonlySet<string>): string {
  const cuts: Cut[] = [];
  new Visitor({
    ObjectExpression({ properties, end }) {
      for (const [n, each] of properties.entries()) {
        if (each.type !== 'Property' || each.kind !== 'init' || each.key.type !== 'Identifier') continue;
        if (each.value.type !== 'FunctionExpression' || called.has(each.key.name)) continue;
        cuts.push([each.start, properties[n + 1]?.start ?? end - 1]);
      }
    },
  }).visit(parseSync(file, code).program);
  return withoutCuts(code, cuts);
}

/** Texts, forms and lists have these methods, too, or they are common names of properties. */
const COMMON = (
  'apply brand date datetime decode duration email endsWith includes length meta normalize positive register ' +
  'startsWith step time toLowerCase toUpperCase url uuid with'
).split(' ');

/** Names of methods that our sources, the one package between zod and our forms, or zod's own classes may call. */
function calledIn(ours: readonly string[], schemas: string): ReadonlySet<string> {
  const resolver = readFileSync(fileURLToPath(import.meta.resolve('@hookform/resolvers/zod')), 'utf8');
  const names = new Set([
    ...[...ours, resolver].flatMap(reachedIn),
    ...[...schemas.matchAll(/\bthis\.(\w+)\(/g)].map(([, name = '']) => name),
  ]);
  for (const name of COMMON) if (!ours.some((text) => isCalledOnSchema(text, name))) names.delete(name);
  return names;
}

/** Whether a text calls this method of a schema: `z.string()`, or one of `text.ts`. */
export function isCalledOnSchema(text: string, method: string): boolean {
  return new RegExp(
    `\\b(z\\s*\\.\\w+|\\w*[tT]ext)\\([^()]*\\)(\\s*\\.\\w+\\([^()]*\\))*\\s*\\.${method}\\(`,
  ).test(text);
}

/** Names after a dot, called or handed on, and words in quotes: `schema[name]()` takes its name from one of these. */
export function reachedIn(text: string): string[] {
  return [...text.matchAll(/\.(\w+)|(['"`])(\w+)\2/g)].map(([, named, , quoted]) => named ?? quoted ?? '');
}

const TABLE = /^[A-Z][A-Z\d_]*$/;

/**
 * Calls of a method by a name that only runs show: it may be one that was cut, and nothing would tell before a patient
 * opens that form. A table in capitals holds functions of ours.
 */
export function hiddenNames(file: string, text: string): string[] {
  const hidden: string[] = [];
  if (!/\](\?\.)?\(|\bz\[/.test(text)) return hidden;
  const look = (access: MemberExpression, isCalled: boolean) => {
    const { object, property } = access;
    const isRead = !access.computed || property.type === 'Literal';
    const isTable = object.type === 'Identifier' && TABLE.test(object.name);
    const isZod = object.type === 'Identifier' && object.name === 'z';
    if (!isRead && (isZod || (isCalled && !isTable))) hidden.push(text.slice(access.start, access.end));
  };
  new Visitor({
    CallExpression: ({ callee }) => callee.type === 'MemberExpression' && look(callee, true),
    MemberExpression: (access) => look(access, false),
  }).visit(parseSync(file, text).program);
  return [...new Set(hidden)];
}
