import { startTwoFactor } from '@leveza/contract/auth/two-factor.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { registerUseElsewhere, type Use, UseElsewhereInput } from '@leveza/contract/usage.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCommand } from '../../lib/api.ts';
import { ANA } from '../../testing/patient.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';
import { useRecord } from './use-record.ts';

const Named = UseElsewhereInput.pick({ name: true });

const ZINC: Use = {
  id: '30000000-0000-4000-8000-0000000000ff',
  inventoryId: null,
  name: 'Zinco',
  brand: null,
  dosage: null,
  mainCategory: 'SUPPLEMENTS',
  subCategory: null,
  quantityUsed: 1,
  unitType: 'tablets',
  timeOfDay: 'morning',
  notes: null,
  usedAt: '2026-11-01T12:00:00.000Z',
};

function Probe() {
  const values = { name: 'Zinco' };
  const draft = useDraft('probe', values);
  const register = useCommand(registerUseElsewhere, { draft });
  const twoFactor = useCommand(startTwoFactor);
  const { form, submit, discard } = useRecord({
    schema: Named,
    values,
    draft,
    save: async ({ name }) => {
      await register.mutateAsync({ body: { name, unitType: 'tablets', quantityUsed: 1 } });
      return { title: 'Pronto' };
    },
    onDone: () => true,
  });
  return (
    <Form form={form} onSubmit={submit} aria-label="Prova">
      <FormField form={form} name="name">
        {(field) => <TextField label="Nome" {...field} />}
      </FormField>
      <FormRefusal form={form} />
      <button type="submit">Enviar</button>
      <button type="button" onClick={discard}>
        Descartar
      </button>
      <button type="button" onClick={() => twoFactor.mutate({ body: { password: 'Minha-Senha-1' } })}>
        Duas etapas
      </button>
    </Form>
  );
}

let keys: (string | null)[] = [];
let isAnswered = false;
let refusal: Problem | null = null;

beforeEach(() => {
  keys = [];
  isAnswered = false;
  refusal = null;
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

/** The form on a page that was loaded anew. */
async function load() {
  cleanup();
  answer(readMe, () => ({ data: ANA }));
  answer(registerUseElsewhere, async (_, request) => {
    keys.push(request.headers.get('idempotency-key'));
    if (refusal) return refusal;
    // oxlint-disable-next-line promise/avoid-new -- a line that hangs
    if (!isAnswered) await new Promise(() => {});
    return { data: ZINC };
  });
  const { user } = renderInApp(
    <Suspense>
      <Probe />
    </Suspense>,
  );
  await screen.findByRole('button', { name: 'Enviar' });
  return {
    press: () => user.click(screen.getByRole('button', { name: 'Enviar' })),
    discard: () => user.click(screen.getByRole('button', { name: 'Descartar' })),
    protect: () => user.click(screen.getByRole('button', { name: 'Duas etapas' })),
    type: async (text: string) => {
      await user.clear(screen.getByLabelText('Nome'));
      await user.type(screen.getByLabelText('Nome'), text);
    },
  };
}

const sent = async (count: number) => vi.waitFor(() => expect(keys).toHaveLength(count));

test('a form that is reloaded while its save hangs sends the same values under the same key', async () => {
  await (await load()).press();
  await sent(1);
  await (await load()).press();
  await sent(2);
  expect(keys[1]).toBe(keys[0]);
});

test('typed values come back with their key, and other ones get a key of their own', async () => {
  const first = await load();
  await first.type('Ferro');
  await first.press();
  await sent(1);
  const again = await load();
  expect(screen.getByLabelText('Nome')).toHaveValue('Ferro');
  await again.press();
  await sent(2);
  expect(keys[1]).toBe(keys[0]);
  const other = await load();
  await other.type('Ferro 40');
  await other.press();
  await sent(3);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was answered or given up is sent anew', async () => {
  isAnswered = true;
  await (await load()).press();
  await sent(1);
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  isAnswered = false;
  const page = await load();
  await page.press();
  await sent(2);
  await (await load()).discard();
  await (await load()).press();
  await sent(3);
  expect(new Set(keys).size).toBe(3);
});

test('a limit met after a reload leaves the key to the next try', async () => {
  await (await load()).press();
  await sent(1);
  refusal = new Problem('too-many-requests');
  const page = await load();
  await page.press();
  expect(await screen.findByText(/Muitas tentativas/)).toBeVisible();
  await (await load()).press();
  await sent(3);
  expect(new Set(keys).size).toBe(1);
});

test('values that nobody typed are another press some time later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await (await load()).press();
  await sent(1);
  vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
  await (await load()).press();
  await sent(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('a secret that is sent while a form hangs stays on no device', async () => {
  const page = await load();
  await page.press();
  await sent(1);
  let isAsked = false;
  answer(startTwoFactor, async () => {
    isAsked = true;
    // oxlint-disable-next-line promise/avoid-new -- a line that hangs
    return new Promise<never>(() => {});
  });
  await page.protect();
  await vi.waitFor(() => expect(isAsked).toBe(true));
  const kept = [sessionStorage, localStorage].map((place) => Object.values(place).join());
  expect(kept.join()).toContain('/usage/elsewhere');
  expect(kept.join()).not.toContain('Senha');
});
