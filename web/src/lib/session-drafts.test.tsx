import { expect, test } from 'vitest';
import { forgetLeftAnswers } from './forget-left.ts';
import { keepOnDevice } from './keep-on-device.ts';
import {
  dropDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  keepDraft,
  placeOf,
  readDraft,
  VISITOR,
} from './session-drafts.ts';

const ANA = 'ana';
const BIA = 'bia';
const FORM = 'side-effect:new';
const kept = () => [readDraft(ANA, FORM), readDraft(BIA, FORM), sessionStorage.getItem('leveza-add')];

function keepThree(): void {
  keepDraft(ANA, FORM, { of: ANA });
  keepDraft(BIA, FORM, { of: BIA });
  sessionStorage.setItem('leveza-add', 'begun');
}

test('a draft is read back by its patient and its form only, until it is dropped', () => {
  keepDraft(ANA, FORM, { kind: 'nausea' });
  expect(readDraft(ANA, FORM)).toEqual({ kind: 'nausea' });
  expect(readDraft(BIA, FORM)).toBeNull();
  expect(readDraft(ANA, 'side-effect:1')).toBeNull();
  dropDraft(ANA, FORM);
  expect(readDraft(ANA, FORM)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each(['not json', '"text"', '7', 'null'])('%s is no draft', (text) => {
  sessionStorage.setItem(`leveza-draft-of:${ANA}:${FORM}`, text);
  expect(readDraft(ANA, FORM)).toBeNull();
});

test('an expired session leaves the drafts of patients; a sign-out leaves nothing', () => {
  keepThree();
  sessionStorage.setItem('of-somebody-else', 'stays');
  forgetDrafts({ isExpired: true });
  expect(kept()).toEqual([{ of: ANA }, { of: BIA }, null]);
  forgetDrafts({ isExpired: false });
  expect(kept()).toEqual([null, null, null]);
  expect(sessionStorage.getItem('of-somebody-else')).toBe('stays');
});

test('whoever signs in finds nothing of others', () => {
  keepThree();
  forgetDraftsOfOthers(ANA);
  expect(kept()).toEqual([{ of: ANA }, null, 'begun']);
});

test('a draft outlives its tab, while its patient is signed in', () => {
  keepDraft(ANA, FORM, { kind: 'nausea' });
  expect(placeOf(ANA, FORM)).toBe('device');
  sessionStorage.clear();
  expect(readDraft(ANA, FORM)).toEqual({ kind: 'nausea' });

  // A page without a session leaves nothing of it but in its own tab.
  keepDraft(ANA, FORM, { kind: 'nausea' });
  forgetLeftAnswers();
  expect(localStorage).toHaveLength(0);
  expect(placeOf(ANA, FORM)).toBe('tab');
});

test('a shared computer and a visitor keep drafts in the tab alone', async () => {
  keepDraft(VISITOR, FORM, { email: 'ana@example.com' });
  expect(localStorage).toHaveLength(0);
  keepDraft(ANA, FORM, { kind: 'nausea' });
  await keepOnDevice(false);
  keepDraft(ANA, 'other', { kind: 'nausea' });
  expect(Object.keys(localStorage)).toEqual(['leveza-keeps-answers']);
  expect(placeOf(ANA, 'other')).toBe('tab');
});
