// Loaded before a script that runs the houses from their source, to find modules without looking for them. Node asks the file system and every
// package.json on the way for each import of over a thousand files: a third of what loading them takes.
import { registerHooks } from 'node:module';

const ROOT = new URL('..', import.meta.url).href;
/** Only code: data, such as foods.json, is found by Node itself. */
const HOUSE = /^@leveza\/(domain|contract)\/(.+\.ts)$/;
/** A package is the same for every file of a house, however many import it. */
const packages = new Map();

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [, house, path] = HOUSE.exec(specifier) ?? [];
    if (house) return ownFile(`${house}/src/${path}`, ROOT);
    const asking = houseOf(context.parentURL);
    if (asking === null) return nextResolve(specifier, withQuickDrizzle(specifier, context));
    if (/^\.\.?\/.+\.ts$/.test(specifier)) return ownFile(specifier, context.parentURL);
    const key = `${asking} ${specifier}`;
    const known = packages.get(key) ?? nextResolve(specifier, withQuickDrizzle(specifier, context));
    if (!specifier.startsWith('.')) packages.set(key, known);
    return { ...known, shortCircuit: true };
  },
});

/** @param {string | undefined} parent */
function houseOf(parent = '') {
  const isOwn = parent.startsWith(ROOT) && parent.endsWith('.ts') && !parent.includes('/node_modules/');
  return isOwn ? parent.slice(ROOT.length).split('/', 1)[0] : null;
}

/** @param {string} path @param {string | undefined} base */
function ownFile(path, base) {
  return { url: new URL(path, base).href, format: 'module-typescript', shortCircuit: true };
}

/**
 * Drizzle's package.json lists a thousand files and is read again for each of its ES modules. The CommonJS build is
 * the same code without that.
 * @template {{ conditions: string[] }} T @param {string} specifier @param {T} context
 */
function withQuickDrizzle(specifier, context) {
  return specifier.startsWith('drizzle-orm') ? { ...context, conditions: ['node', 'require'] } : context;
}
