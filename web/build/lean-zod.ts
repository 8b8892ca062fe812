import type { Plugin } from 'vite';

const SCHEMAS = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;

/**
 * Every zod schema refers to its JSON schema and to English sentences. The web app uses neither (its sentences are in
 * contract/src/zod.ts), so they are cut from the one file that names them: 6 kB (gzip) less on every screen. Two more
 * parts can never run: code made from text, which `app/script-sinks.ts` forbids, and the memory of objects that hold
 * themselves, which neither JSON nor a form can bring.
 */
const CUTS: [what: RegExp, instead: string][] = [
  [/processors\.\w+Processor\([^()]*\)/g, 'leftOut()'],
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
  throw new Error('JSON schemas are not part of the web build (web/build/lean-zod.ts)');
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
      handler(code) {
        isCut = true;
        const cut = CUTS.reduce((text, [what, instead]) => {
          if (text.search(what) === -1) this.error(`zod has no ${what} any more: see web/build/lean-zod.ts`);
          return text.replace(what, instead);
        }, code);
        return { code: cut + LEFT_OUT, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isCut) this.error(`No module matches ${SCHEMAS}: see web/build/lean-zod.ts`);
    },
  };
}
