import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderShell } from './testing/render-shell.tsx';

const menu = () => screen.getByRole('navigation', { name: 'Menu' });
// The page's own header, inside main, counts as a banner for the testing library, though not for a browser.
const banner = () => screen.getAllByRole('banner')[0]!;
const current = () => menu().querySelectorAll('li [aria-current=page]');
const labelsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('on a desktop', () => {
  test('the menu has the groups and labels of the specification', async () => {
    await renderShell({});
    expect(labelsOf(within(menu()).getAllByRole('list')[0]!)).toEqual(['Dashboard']);
    expect(labelsOf(screen.getByRole('list', { name: 'Farmácia' }))).toEqual([
      'Suplementos',
      'Medicamentos',
      'Canetas GLP-1',
      'Uso Suplementos',
    ]);
    expect(labelsOf(screen.getByRole('list', { name: 'Uso' }))).toEqual([
      'Uso Medicamentos',
      'Aplicações GLP-1',
      'Calendário',
      'Medições',
    ]);
    expect(labelsOf(screen.getByRole('list', { name: 'Outros' }))).toEqual([
      'Alimentação',
      'Efeitos Colaterais',
      'Exames',
      'Relatórios',
      'Assinatura',
      'Perfil',
      'Configurações',
    ]);
  });

  test('the current screen, and only it, is marked', async () => {
    const { user } = await renderShell({ path: '/exams' });
    expect([...current()].map((link) => link.textContent)).toEqual(['Exames']);
    await user.click(screen.getByRole('link', { name: 'Perfil' }));
    await screen.findByRole('heading', { level: 1, name: 'Perfil do Usuário' });
    expect([...current()].map((link) => link.textContent)).toEqual(['Perfil']);
  });

  test('collapsing keeps every name and is remembered', async () => {
    const { user, unmount } = await renderShell({});
    const toggle = screen.getByRole('button', { name: 'Recolher menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveClass('w-[256px]');
    await user.click(toggle);
    expect(menu()).toHaveClass('w-[64px]');
    expect(within(menu()).getByRole('link', { name: 'Exames' })).toBeInTheDocument();
    unmount();

    await renderShell({});
    expect(menu()).toHaveClass('w-[64px]');
    expect(screen.getByRole('button', { name: 'Expandir menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('a collapsed item shows its name when the keyboard reaches it', async () => {
    localStorage.setItem('leveza-sidebar', 'collapsed');
    const { user } = await renderShell({});
    while (document.activeElement !== within(menu()).getByRole('link', { name: 'Dashboard' }))
      await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
  });

  test('after several missed doses the header names who prescribed, not a date', async () => {
    const nextDoseAt = new Date(Date.now() + 1000).toISOString();
    await renderShell({ headline: { nextDoseAt, talkToPrescriber: true } });
    expect(await screen.findByText('Fale com quem receitou')).toBeVisible();
  });

  test('the header says honestly what is not known yet', async () => {
    await renderShell({});
    expect(await screen.findByText('Sem dose agendada')).toBeVisible();
    expect(screen.getByText('Ainda sem medições')).toBeInTheDocument();
    expect(screen.getByText('Paciente')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notificações' })).toBeVisible();
  });

  test('the header shows what is known', async () => {
    const nextDoseAt = new Date(Date.now() + 1000).toISOString();
    await renderShell({ headline: { nextDoseAt, totalLossKg: 8.5, unreadNotifications: 2 } });
    expect(await screen.findByText(/^8,5\s?kg$/)).toBeVisible();
    expect(screen.getByText(/^(Hoje|Amanhã), \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notificações, 2 não lidas' })).toBeVisible();
  });

  test.each([
    [{ name: '' }, 'ana', 'A'],
    [{ name: '', email: '' }, 'Usuário', 'U'],
  ])('a patient %o is called %s', async (patient, name, letter) => {
    await renderShell({ patient });
    const header = banner();
    expect(within(header).getByText(name)).toBeVisible();
    expect(within(header).getByText(letter)).toBeVisible();
  });

  test('the card at the foot of the menu opens the profile', async () => {
    const { user, router } = await renderShell({});
    await user.click(within(menu()).getByRole('link', { name: 'Ana Souza Ver perfil' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  });

  test('the first stop of the keyboard skips to the content', async () => {
    const { user } = await renderShell({});
    await user.tab();
    expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('going elsewhere moves the focus to the new heading', async () => {
    const { user } = await renderShell({});
    await user.click(screen.getByRole('link', { name: 'Relatórios' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Relatórios' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('a demonstration', () => {
  test('says so, until when, and how to have an account', async () => {
    const demoExpiresAt = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    await renderShell({ patient: { demoExpiresAt } });
    const strip = await screen.findByRole('complementary', { name: 'Conta de demonstração' });
    expect(strip).toHaveTextContent(/até (amanhã|daqui 2 dias) às \d\d:\d\d/);
    expect(within(strip).getByRole('link', { name: 'Criar conta' })).toHaveAttribute('href', '/register');
    expect(within(banner()).getByText('Demonstração')).toBeVisible();
  });

  test('is nothing a real account hears of', async () => {
    await renderShell({});
    expect(screen.queryByText(/Demonstração/)).not.toBeInTheDocument();
  });
});
