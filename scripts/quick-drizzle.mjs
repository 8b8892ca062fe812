// Loaded before the server. Drizzle's package.json lists a thousand files, and Node reads it again for each of its
// ES modules: half a second at every start. The CommonJS build is the same code without that.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, nextResolve) {
    const conditions = specifier.startsWith('drizzle-orm') ? ['node', 'require'] : context.conditions;
    return nextResolve(specifier, { ...context, conditions });
  },
});
