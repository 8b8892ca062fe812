import { readMe } from '@leveza/contract/profile/profile.ts';
import { act, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keysOf } from '../../lib/form-keys.ts';
import { keepDraft, readDraft } from '../../lib/session-drafts.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { type FormDraft, useDraft, useTimedDraft } from './use-draft.ts';

interface Values {
  weight: number | null;
  notes: string;
  zones: string[];
}
const EMPTY: Values = { weight: null, notes: '', zones: [] };
function Probe({ onDraft }: { onDraft: (draft: FormDraft<Values>) => void }) {
  const draft = useDraft('probe', EMPTY);
  useEffect(() => {
    onDraft(draft);
  });
  return <p>pronto</p>;
}

async function open(): Promise<FormDraft<Values>> {
  let seen: FormDraft<Values> | undefined;
  answer(readMe, () => ({ data: ANA }));
  renderInApp(
    <Suspense>
      <Probe
        onDraft={(draft) => {
          seen = draft;
        }}
      />
    </Suspense>,
  );
  await screen.findByText('pronto');
  return seen!;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('an edit is kept until it is taken back, saved or given up', async () => {
  const draft = await open();
  expect(draft.restored).toBeUndefined();
  act(() => draft.keep({ ...EMPTY, notes: 'ab' }, true));
  expect(readDraft(ANA.id, 'probe')).toEqual({ ...EMPTY, notes: 'ab' });
  act(() => draft.keep(EMPTY, false));
  expect(readDraft(ANA.id, 'probe')).toBeNull();
  act(() => draft.keep({ ...EMPTY, weight: 91 }, true));
  act(() => draft.drop());
  expect(readDraft(ANA.id, 'probe')).toBeNull();
});

test('only fields the form has come back, and only of their kind', async () => {
  keepDraft(ANA.id, 'probe', { weight: 91.3, notes: 7, zones: 'a', gone: true });
  expect((await open()).restored).toEqual({ weight: 91.3, notes: '', zones: [] });
});

describe('a form that says when', () => {
  const NOW = { moment: null as string | null, weight: null as number | null };
  const restoredOf = async () => {
    let restored: typeof NOW | undefined;
    function Timed() {
      const draft = useTimedDraft('timed', NOW);
      useEffect(() => {
        ({ restored } = draft);
        draft.keep({ ...NOW, ...draft.restored, weight: 91 }, true);
      });
      return <p>pronto</p>;
    }
    answer(readMe, () => ({ data: ANA }));
    const { unmount } = renderInApp(
      <Suspense>
        <Timed />
      </Suspense>,
    );
    await screen.findByText('pronto');
    unmount();
    return restored;
  };
  afterEach(() => void vi.useRealTimers());

  test('comes back at the moment it was filled in, once that is a while ago', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T21:40:00-03:00') });
    expect(await restoredOf()).toBeUndefined();
    vi.setSystemTime(new Date('2026-11-16T21:43:00-03:00'));
    expect(await restoredOf()).toEqual({ moment: null, weight: 91 });
    vi.setSystemTime(new Date('2026-11-18T07:00:00-03:00'));
    expect(await restoredOf()).toEqual({ moment: '2026-11-16T21:43', weight: 91 });
  });

  test('stays of its press where that may have arrived', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T21:40:00-03:00') });
    await restoredOf();
    keysOf(ANA.id, 'timed', true).keep('/x', { key: 'k', content: '{}', at: Date.now() });
    vi.setSystemTime(new Date('2026-11-16T22:40:00-03:00'));
    expect(await restoredOf()).toEqual({ moment: null, weight: 91 });
  });
});
