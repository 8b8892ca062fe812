import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openVault } from '../../../services/vault/vault.ts';
import { messageToken, readMessageToken } from './message-token.ts';

const vault = openVault(randomBytes(32), '/nonexistent');
const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-17T12:00:00Z');
const id = randomUUID();
const token = messageToken(vault, 'answer', { id, expires: later });

test('a token names its message and fits a button of WhatsApp', () => {
  expect(readMessageToken(vault, 'answer', token, now)).toBe(id);
  expect(`snooze.${token}`.length).toBeLessThanOrEqual(128);
  expect(token).toMatch(/^[\w-]+$/);
});

test.each([
  ['after its time', () => readMessageToken(vault, 'answer', token, new Date('2026-11-17T12:00:01Z'))],
  ['for another purpose', () => readMessageToken(vault, 'unsubscribe', token, now)],
  ['changed', () => readMessageToken(vault, 'answer', `${token.slice(0, -2)}AA`, now)],
  ['of another server', () => readMessageToken(openVault(randomBytes(32), '/'), 'answer', token, now)],
  ['that is none', () => readMessageToken(vault, 'answer', 'abc', now)],
])('a token %s is refused', (_, read) => {
  expect(read).toThrow(expect.objectContaining({ code: 'link-spent' }));
});
