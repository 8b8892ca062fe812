import { configure, prettyDOM } from '@testing-library/react';

/**
 * A query that waits fails many times before it finds its element. Testing Library writes the whole page into each of
 * these errors, a sixth of the time of some tests; here only an error that is read has it.
 */
export function writeErrorsLate(): void {
  configure({ getElementError });
}

function getElementError(sentence: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The test stands on top of the stack, not this file.
  Error.captureStackTrace(error, getElementError);
  let message: string | undefined;
  const write = () => (message ??= [sentence, prettyDOM(container)].filter(Boolean).join('\n\n'));
  return Object.defineProperty(error, 'message', { configurable: true, get: write });
}
