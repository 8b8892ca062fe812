import { Problem } from '@leveza/contract/problem.ts';
import { checkShare, openShare } from '@leveza/contract/shares/open.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { answer } from '../../testing/server.ts';
import { A_SHARED } from './testing/shares.ts';
import { SharedPage } from './SharedPage.tsx';
// Code that comes later is there before the first test waits for it.
import '../reports/shared/ReportView.tsx';

const open = (hash = '#abc') => openPage('/shared', hash, <SharedPage />);

test('a link shows the report read-only, and search engines leave it out', async () => {
  answer(openShare, () => ({ data: A_SHARED }));
  open();
  const article = await screen.findByRole('article', { name: 'Relatório compartilhado' });
  expect(article).toHaveTextContent('89,1 kg');
  expect(article).toHaveTextContent('Só as partes que o paciente escolheu: Resumo, Peso e medidas.');
  const line = screen.getByText(/^Compartilhado por Ana Souza/);
  expect(line).toHaveTextContent('com registros a partir de 18/10/2026. O link vale até 23/11/2026');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('on a wide screen the reader of a link finds every part open', async () => {
  const looked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  onTestFinished(() => looked.mockRestore());
  answer(openShare, () => ({ data: A_SHARED }));
  open();
  const article = await screen.findByRole('article', { name: 'Relatório compartilhado' });
  expect([...article.getElementsByTagName('details')].every((part) => part.open)).toBe(true);
});

test('a PIN is asked for, and a wrong one is told', async () => {
  answer(openShare, ({ body }) => {
    if (body.pin === undefined) return new Problem('share-pin-needed');
    return body.pin === '4321' ? { data: A_SHARED } : new Problem('share-pin-wrong');
  });
  const { user } = open();
  await user.type(await screen.findByLabelText('PIN'), '1111');
  await user.click(screen.getByRole('button', { name: 'Abrir relatório' }));
  expect(await screen.findByText(/^PIN incorreto/)).toBeVisible();
  await user.clear(screen.getByLabelText('PIN'));
  await user.type(screen.getByLabelText('PIN'), '4321');
  await user.click(screen.getByRole('button', { name: 'Abrir relatório' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test.each([
  ['share-ended', /^O prazo deste link terminou/],
  ['share-revoked', /^O paciente encerrou este link/],
  ['share-locked', /^Este link foi bloqueado/],
] as const)('%s is said in a sentence', async (code, words) => {
  answer(openShare, () => new Problem(code));
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The page goes out of sight and comes back so many seconds later. */
function leaveFor(seconds: number) {
  const isHidden = vi.spyOn(document, 'hidden', 'get');
  const look = (hidden: boolean) => {
    isHidden.mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const begun = Date.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(begun);
  look(true);
  now.mockReturnValue(begun + seconds * 1000);
  look(false);
  now.mockRestore();
}

test('a page that was left asks whether the link stands, without an opening, and shows nothing once it ended', async () => {
  let openings = 0;
  let checks = 0;
  let isEnded = false;
  answer(openShare, () => {
    openings += 1;
    return { data: A_SHARED };
  });
  answer(checkShare, () => {
    checks += 1;
    return isEnded ? new Problem('share-revoked') : { data: { until: A_SHARED.until } };
  });
  open();
  expect(await screen.findByRole('article')).toBeInTheDocument();
  leaveFor(5);
  leaveFor(90);
  await waitFor(() => expect(checks).toBe(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled());
  expect(openings).toBe(1);
  expect(screen.getByRole('article')).toBeInTheDocument();
  isEnded = true;
  leaveFor(90);
  expect(await screen.findByText(/^O paciente encerrou este link/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('while the link is checked the page says so, and prints no empty sheet', async () => {
  answer(openShare, () => ({ data: A_SHARED }));
  open();
  await screen.findByRole('article');
  const asked = Promise.withResolvers<void>();
  answer(checkShare, async () => {
    await asked.promise;
    return { data: { until: A_SHARED.until } };
  });
  leaveFor(90);
  expect(await screen.findByText('Conferindo se o link ainda vale...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeDisabled();
  asked.resolve();
  await waitFor(() => expect(screen.queryByText('Conferindo se o link ainda vale...')).toBeNull());
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
});

test('a link without its token asks for nothing', async () => {
  open('');
  expect(await screen.findByText(/^Este link está incompleto/)).toBeVisible();
});

test('another link in the same tab starts anew: no PIN of the first patient is tried on it', async () => {
  const asked: { token: string; pin?: string | undefined }[] = [];
  answer(openShare, ({ body: { token, pin } }) => {
    asked.push({ token, ...(pin && { pin }) });
    if (pin === '4321') return { data: A_SHARED };
    return new Problem('share-pin-needed');
  });
  const { user, router } = open('#ana');
  await user.type(await screen.findByLabelText('PIN'), '4321');
  await user.click(screen.getByRole('button', { name: 'Abrir relatório' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
  act(() => router.history.push('/shared#bia'));
  expect(await screen.findByLabelText('PIN')).toHaveValue('');
  expect(screen.queryByRole('article')).toBeNull();
  expect(asked).toEqual([{ token: 'ana' }, { token: 'ana', pin: '4321' }, { token: 'bia' }]);
});
