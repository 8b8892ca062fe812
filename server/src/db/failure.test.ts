import { expect, test } from 'vitest';
import { problemOfDatabaseError } from './failure.ts';

const failing = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

test.each([
  ['a server that shuts down', failing({ code: '57P01' }), 'database-unavailable'],
  ['a server that recovers', failing({ code: '57P03' }), 'database-unavailable'],
  ['a refused connection', failing({ code: 'ECONNREFUSED', syscall: 'connect' }), 'database-unavailable'],
  ['a missing socket', failing({ code: 'ENOENT', syscall: 'connect' }), 'database-unavailable'],
  ['a lost connection', failing({}, 'Connection terminated unexpectedly'), 'database-unavailable'],
  [
    'a pool with no free place',
    failing({}, 'timeout exceeded when trying to connect'),
    'database-unavailable',
  ],
  ['a deadlock', failing({ code: '40P01' }), 'busy'],
  ['a statement that took too long', failing({ code: '57014' }), 'busy'],
  ['too many connections', failing({ code: '53300' }), 'busy'],
  ['a full disk', failing({ code: '53100' }), 'storage-full'],
  ['a number out of range', failing({ code: '22003' }), 'invalid-input'],
  ['a wrapped failure', new Error('outer', { cause: failing({ code: '57P02' }) }), 'database-unavailable'],
  ['a missing file', failing({ code: 'ENOENT', syscall: 'open' }), null],
  ['a broken unique rule', failing({ code: '23505' }), null],
  ['a mistake of ours', new TypeError('x is not a function'), null],
])('%s', (_, error, expected) => {
  expect(problemOfDatabaseError(error)).toBe(expected);
});
