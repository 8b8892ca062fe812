import { readHealth } from '@leveza/contract/health.ts';
import { expect, test } from 'vitest';
import { call } from '../lib/api.ts';
import { answer, closeServer } from './server.ts';

test('a call that no test answers is named', async () => {
  await expect(call(readHealth, {})).rejects.toMatchObject({ code: 'no-such-call' });
  expect(closeServer).toThrow('No answer() for GET /api/health');
});

test('an answer outside the contract is a mistake of the test', async () => {
  answer(readHealth, () => ({
    data: {
      status: 'ok',
      database: 'embedded',
      files: { store: 'folder', answers: true },
      version: 1 as unknown as string,
    },
  }));
  await expect(call(readHealth, {})).rejects.toMatchObject({ code: 'unexpected' });
  expect(closeServer).toThrow('GET /api/health was answered with a mistake');
});
