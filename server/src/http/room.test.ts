import { expect, test } from 'vitest';
import { room } from './room.ts';

const forever = () => new Promise<never>(() => {});
const done = async () => 'done';
const busy = { code: 'busy' };

test('bytes are held until the work is done, and what is beyond is told to try again', async () => {
  const inRoom = room({ mostBytes: 100, mostOfOne: 100 });
  void inRoom('ana', 60, forever);
  await expect(inRoom('bia', 41, done)).rejects.toMatchObject(busy);
  await expect(inRoom('bia', 40, done)).resolves.toBe('done');
  await expect(inRoom('bia', 40, done)).resolves.toBe('done');
});

test('one patient does not fill it for the others', async () => {
  const inRoom = room({ mostBytes: 100, mostOfOne: 50 });
  void inRoom('ana', 50, forever);
  await expect(inRoom('ana', 1, done)).rejects.toMatchObject(busy);
  await expect(inRoom('bia', 50, done)).resolves.toBe('done');
});

test('work that fails gives its bytes back', async () => {
  const inRoom = room({ mostBytes: 10, mostOfOne: 10 });
  await expect(inRoom('ana', 10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inRoom('ana', 10, done)).resolves.toBe('done');
});
