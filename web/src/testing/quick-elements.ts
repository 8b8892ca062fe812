import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React in development takes a stack trace for every element, up to 10,000 a second, to say in a warning who made it.
 * Here that number is always reached: it took a tenth of the time of the component tests.
 */
export function takeNoStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) throw new Error(`React has no ${INTERNALS}.`);
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
}
