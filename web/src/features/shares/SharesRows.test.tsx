import { listConsents } from '@leveza/contract/auth/consent.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { createShare, listShareOpenings, listShares, revokeShare } from '@leveza/contract/shares/shares.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { SharesRows } from './SharesRows.tsx';
import { A_SHARE } from './testing/shares.ts';
// Code that comes later is there before the first test waits for it.
import './LinksDialog.tsx';
import './ShareDialog.tsx';

beforeEach(() => {
  toastQueue.clear();
  answer(readMe, () => ({ data: ANA }));
  answer(listConsents, () => ({ data: [] }));
  answer(listShareOpenings, () => ({
    data: [{ at: '2026-11-16T13:00:00.000Z', device: 'Chrome no Android', outcome: 'opened' }],
  }));
});

const open = (search: string) => openPage('/reports', search, <SharesRows />);

test('a link is made of the chosen parts, and its address is told once', async () => {
  answer(listShares, () => ({ data: [] }));
  const sent: string[][] = [];
  answer(createShare, ({ body }) => {
    sent.push(body.parts);
    return { data: { ...A_SHARE, url: 'https://leveza.exemplo/shared#segredo' } };
  });
  const { user } = open('?open=share');
  const sheet = await screen.findByRole('dialog', { name: 'Compartilhar com o médico' });
  expect(await within(sheet).findByText('Autorize o compartilhamento')).toBeVisible();
  expect(within(sheet).getByRole('checkbox', { name: 'Resumo' })).toHaveAccessibleDescription(
    /suas perguntas/,
  );
  await user.click(within(sheet).getByRole('checkbox', { name: 'Peso e medidas' }));
  await user.click(within(sheet).getByRole('button', { name: 'Criar link' }));
  expect(await screen.findByText('https://leveza.exemplo/shared#segredo')).toBeVisible();
  expect(sent[0]).not.toContain('weight');
  expect(sent[0]).toContain('effects');
});

test('a link tells its openings, and is revoked after a question', async () => {
  const shares = [A_SHARE];
  answer(listShares, () => ({ data: shares }));
  answer(revokeShare, () => {
    shares[0] = { ...A_SHARE, state: 'revoked' };
    return { data: shares[0] };
  });
  const { user } = open('?open=links');
  const sheet = await screen.findByRole('dialog', { name: 'Links do relatório' });
  await user.click(await within(sheet).findByRole('button', { name: /^Dra. Lúcia/ }));
  expect(await within(sheet).findByText('16/11/2026 às 10:00')).toBeVisible();
  expect(within(sheet).getByText('Chrome no Android')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Revogar' }));
  const question = within(sheet).getByRole('group', { name: /Revogar este link/ });
  await user.click(within(question).getByRole('button', { name: 'Revogar' }));
  expect(await within(sheet).findByText('Revogado')).toBeVisible();
});
