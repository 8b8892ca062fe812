import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../../testing/public-page.tsx';
import { LandingPage } from './LandingPage.tsx';

test('every way in leads where it says, and there is one of each', async () => {
  await renderPublicPage(LandingPage);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const ways = [
    ['Acessar App', '/login'],
    ['Começar Agora', '/login'],
    ['Começar Gratuitamente', '/login'],
    ['Entrar', '/login'],
    ['Criar conta', '/register'],
    ['Crie a sua', '/register'],
    ['Criar minha conta', '/register'],
    ['Termos de uso', '/termos'],
    ['Política de privacidade', '/privacidade'],
  ];
  for (const way of ways) expect(links.filter(([name]) => name === way[0])).toEqual([way]);
});

/** Headings of the two pictures below the first one. */
const PICTURED = ['O remédio no corpo, dia a dia', 'Onde aplicar hoje'];

test('the features of the product are there', async () => {
  await renderPublicPage(LandingPage);
  const features = screen.getByRole('region', { name: 'Tudo o que o tratamento pede, em um só lugar' });
  const titles = within(features)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(titles.filter((title) => !PICTURED.includes(title))).toEqual([
    'Canetas GLP-1',
    'Controle de peso',
    'Medicamentos',
    'Calendário de doses',
    'Pressão e glicemia',
    'Alimentação',
    'Efeitos colaterais',
    'Metas personalizadas',
    'Relatórios',
  ]);
  expect(titles).toEqual(expect.arrayContaining(PICTURED));
});

test('the plans are folded, with their prices a month and what each holds', async () => {
  const { user } = await renderPublicPage(LandingPage);
  const plans = screen.getByRole('region', { name: 'Planos' });
  const fold = within(plans).getByText('Ver os preços por mês');
  expect(fold.closest('details')).not.toHaveAttribute('open');
  await user.click(fold);
  const shown = within(plans)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li')!.textContent);
  expect(shown).toEqual([
    expect.stringMatching(/^GLP-1 Essencial.*R\$ 29,90por mês.*Alimentação.*Calendário/),
    expect.stringMatching(
      /^Mais PopularGLP-1 Plus.*R\$ 49,90por mês.*Tudo do GLP-1 Essencial.*Relatórios em PDF/,
    ),
    expect.stringMatching(/^Tudo DesbloqueadoFarmácia Completa.*R\$ 79,90por mês.*Planos de medicação/),
  ]);
});

test('the page tells of both ways to run Leveza, and of no price that was never asked', async () => {
  await renderPublicPage(LandingPage);
  const plans = screen.getByRole('region', { name: 'Planos' });
  expect(plans).toHaveTextContent('14 dias com tudo aberto, sem cartão');
  expect(plans).toHaveTextContent('Onde o Leveza não é vendido, tudo fica aberto');
  expect(plans).not.toHaveTextContent('59,90');
});

test('a question opens its answer', async () => {
  const { user } = await renderPublicPage(LandingPage);
  const question = screen.getByText('O Leveza indica dose ou tratamento?');
  expect(question.closest('details')).not.toHaveAttribute('open');
  await user.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});

test('every picture says what it shows and keeps its place before it arrives', async () => {
  const { container } = await renderPublicPage(LandingPage);
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(picture.alt).not.toBe('');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).toHaveAttribute('loading', 'lazy');
  }
});

test('the theme changes in one press', async () => {
  const { user } = await renderPublicPage(LandingPage);
  const dark = screen.getByRole('switch', { name: 'Tema escuro' });
  expect(dark).not.toBeChecked();
  await user.click(dark);
  expect(dark).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});
