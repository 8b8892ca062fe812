import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockOf } from '../lib/left-forms.ts';
import { keepDraft, readDraft } from '../lib/session-drafts.ts';
import { toastQueue } from '../ui/toast.ts';
import { tellLeftForms } from './tell-left-forms.ts';

const FORM = '/dashboard?record=dose';
const SENT = { doseMg: 1, keptAt: Date.parse('2026-11-18T14:51:00-03:00'), sentFrom: FORM };
const TITLE = 'O registro de 18/11 às 14:51 pode não ter sido salvo.';

let held: { name: string }[] = [];
beforeEach(() => {
  held = [];
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: async () => ({ held }) },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  sessionStorage.clear();
  localStorage.clear();
  toastQueue.clear();
});

const shown = () => toastQueue.visibleToasts.map(({ content }) => content);
async function start(address = '/dashboard') {
  const history = createMemoryHistory({ initialEntries: [address] });
  await tellLeftForms('ana', history, 'America/Sao_Paulo');
  return history;
}

test('a form whose answer a reload lost is told once, with the way to it, and stays kept', async () => {
  keepDraft('ana', 'dose:new', SENT);
  const history = await start();
  expect(shown()).toMatchObject([{ title: TITLE, more: { label: 'Abrir' } }]);
  shown()[0]!.more!.run();
  expect(history.location.href).toBe(FORM);
  expect(readDraft('ana', 'dose:new')).toEqual({ ...SENT, sentFrom: '' });
  toastQueue.clear();
  await start();
  expect(shown()).toEqual([]);
});

test('one that is still being sent, or shown already, is not called lost', async () => {
  keepDraft('ana', 'dose:new', SENT);
  held = [{ name: lockOf('ana', 'dose:new') }];
  await start();
  expect(shown()).toEqual([]);
  held = [];
  await start(FORM);
  expect(shown()).toEqual([]);
});

test('values that were only typed, and those of another patient, are not spoken of', async () => {
  keepDraft('ana', 'measurement:new', { weight: 90, keptAt: SENT.keptAt });
  keepDraft('bia', 'dose:new', SENT);
  await start();
  expect(shown()).toEqual([]);
});
