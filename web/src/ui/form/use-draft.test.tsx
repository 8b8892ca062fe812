import { readMe } from '@leveza/contract/profile/profile.ts';
import { act, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keepDraft, readDraft } from '../../lib/session-drafts.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

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

beforeEach(() => sessionStorage.clear());

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
