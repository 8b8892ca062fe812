import { Problem } from '@leveza/contract/problem.ts';
import { readProfile } from '@leveza/contract/profile/profile.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { FULL, openProfile, serve } from './testing/open-profile.tsx';

const SECTIONS = ['Informações Pessoais', 'Dados Físicos', 'Informações Médicas', 'Estilo de Vida'];
const card = (name: string) => screen.findByRole('region', { name });
/** A card's facts, term by term. */
async function factsOf(name: string): Promise<Record<string, string>> {
  const terms = (await card(name)).querySelectorAll('dt');
  const entries = [...terms].map((term) => [term.textContent, plain(term.nextElementSibling!)]);
  return Object.fromEntries(entries) as Record<string, string>;
}
const plain = (element: Element) => element.textContent.replaceAll('\u00A0', ' ');

test('says that it is reading, then shows the patient', async () => {
  const known = serve();
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  answer(readProfile, async () => {
    await shown;
    return { data: known.profile };
  });
  openProfile();
  expect(await screen.findByText('Carregando dados do usuário...')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
  show();
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Souza' })).toBeVisible();
  expect(screen.queryByText('Carregando dados do usuário...')).not.toBeInTheDocument();
});

test.each([
  [
    new Problem('database-unavailable'),
    'Erro ao carregar perfil',
    'O Leveza está temporariamente fora do ar',
  ],
  [new Problem('offline'), 'Erro ao carregar perfil', 'Erro de conexão'],
  [new Problem('unexpected'), 'Erro inesperado ao carregar perfil', 'Algo deu errado'],
])('%s is told, and read again when asked', async (problem, title, detail) => {
  serve();
  let answered: Problem | { data: typeof ANA } = problem;
  answer(readProfile, () => answered as never);
  const { user } = openProfile();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(title);
  expect(alert).toHaveTextContent(detail);
  // The patient's rights are shown although the profile failed.
  expect(screen.getByText('Seus direitos')).toBeVisible();
  answered = { data: ANA };
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  await card('Dados Físicos');
});

test('a profile that could not be found is not called empty', async () => {
  const known = serve({ patient: { isProfileUnavailable: true, height: null } });
  const { user } = openProfile();
  expect(await screen.findByText('Nenhum dado de usuário encontrado')).toBeVisible();
  expect(screen.queryByText('Vazio')).not.toBeInTheDocument();
  expect(screen.getByText('Cartão da conta')).toBeVisible();
  expect(screen.getByText('Seus direitos')).toBeVisible();
  known.profile = ANA;
  await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  await card('Dados Físicos');
});

test('a session that is gone says so and leads to the sign-in page', async () => {
  serve();
  answer(readProfile, () => new Problem('unauthenticated'));
  openProfile();
  expect(await screen.findByRole('heading', { level: 1, name: 'Acesso Negado' })).toBeVisible();
  expect(screen.getByText('Você precisa fazer login para acessar seu perfil')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fazer login' })).toHaveAttribute('href', '/login?next=%2Fprofile');
  expect(screen.queryByText('Seus direitos')).not.toBeInTheDocument();
});

test('the header says who, how complete, since when and that all is well', async () => {
  // New Year in UTC is still the old year in São Paulo.
  serve({ patient: { createdAt: '2026-01-01T02:00:00.000Z', phone: null } });
  openProfile();
  await screen.findByRole('heading', { level: 2, name: 'Ana Souza' });
  expect(screen.getByText('ana@exemplo.com')).toBeVisible();
  const figures = document.querySelector<HTMLElement>('dl[aria-label="Seu perfil"]')!;
  expect(figures).toHaveTextContent('Dados básicos86 %');
  expect(figures).toHaveTextContent('Membro desde2025');
  expect(figures).toHaveTextContent('StatusAtivo');
  expect(screen.getByRole('button', { name: 'Adicionar foto' })).toHaveTextContent('A');
});

test('the picture takes the place of the letter', async () => {
  serve({ patient: { avatar: '/api/users/avatar?v=1' } });
  openProfile();
  const picture = await screen.findByRole('button', { name: 'Trocar foto' });
  expect(picture.querySelector('img')).toHaveAttribute('src', '/api/users/avatar?v=1');
});

test('every card shows what is known', async () => {
  serve({ patient: FULL });
  openProfile();
  expect(await factsOf('Informações Pessoais')).toEqual({
    Nome: 'Ana Souza',
    Telefone: '(11) 99999-8888',
    'Data de nascimento': '02/05/1990',
    Gênero: 'Feminino',
    'Fuso horário': 'Brasília',
  });
  expect(await factsOf('Dados Físicos')).toEqual({
    Altura: '165 cm',
    'Peso inicial': '92,4 kg',
    'Peso meta': '74 kg',
    'IMC inicial': '33,9',
    'Início do tratamento': '01/09/2026',
  });
  expect(await factsOf('Informações Médicas')).toEqual({
    'Tipo de diabetes': 'Tipo 2',
    HbA1c: '6,4 % em 20/08/2026',
    'Pressão arterial': '120/80',
    Alergias: 'DipironaFrutos do mar',
  });
  expect(await factsOf('Estilo de Vida')).toEqual({
    Exercício: 'Moderado (3-4x por semana)',
    Sono: '7 h/noite',
    Cigarro: 'Ex-fumante',
    Álcool: 'Ocasionalmente',
    Estresse: '4 de 10',
    Água: '2,25 L/dia',
  });
  const allergies = within(await card('Informações Médicas')).getAllByRole('listitem');
  expect(allergies.map((item) => item.textContent)).toEqual(['Dipirona', 'Frutos do mar']);
  for (const name of SECTIONS) expect(await card(name)).toHaveTextContent(/Completo/);
  expect(screen.getByText('Cartão da conta')).toBeVisible();
});

test('what is not known says so, and never as a zero', async () => {
  serve({ patient: { phone: null, gender: null, height: null, targetWeight: null } });
  openProfile();
  expect(await factsOf('Dados Físicos')).toEqual({
    Altura: 'Não informado',
    'Peso inicial': '92,4 kg',
    'Peso meta': 'Não informado',
    'IMC inicial': '-',
    'Início do tratamento': 'Não informado',
  });
  expect((await factsOf('Informações Médicas')).Alergias).toBe('Nenhuma informada');
  expect(await card('Informações Pessoais')).toHaveTextContent(/Parcial/);
  expect(await card('Dados Físicos')).toHaveTextContent(/Parcial/);
  expect(await card('Estilo de Vida')).toHaveTextContent(/Vazio/);
});

test('a treatment that began with the first dose has that day, where the patient gave none', async () => {
  serve({ progress: { startedOn: '2026-11-12', daysInTreatment: 7 } });
  openProfile();
  await screen.findByText('7');
  expect((await factsOf('Dados Físicos'))['Início do tratamento']).toBe('12/11/2026 (primeira dose)');
});

test('the day that the patient gave stands before the first dose recorded', async () => {
  serve({ patient: FULL, progress: { startedOn: '2026-09-01', daysInTreatment: 79 } });
  openProfile();
  await screen.findByText('79');
  expect((await factsOf('Dados Físicos'))['Início do tratamento']).toBe('01/09/2026');
});

test('weights and heights are in the units of the patient', async () => {
  serve({ patient: { weightUnit: 'lb', heightUnit: 'in' }, progress: { initialWeight: 92.4, lostKg: 5 } });
  openProfile();
  expect(await factsOf('Dados Físicos')).toMatchObject({
    Altura: '65 pol',
    'Peso inicial': '203,7 lb',
    'IMC inicial': '33,9',
  });
  await screen.findByText('Peso perdido');
  expect(await factsOf('Progresso do Tratamento')).toMatchObject({
    'Peso inicial': '203,7 lb',
    'Peso perdido': '11 lb',
  });
});

test('covered figures are shown when asked for, and covered again', async () => {
  serve({ patient: { ...FULL, areFiguresCovered: true }, progress: { currentWeight: 87.1 } });
  const { user } = openProfile();
  await screen.findByText('Peso atual');
  expect(await factsOf('Dados Físicos')).toMatchObject({ 'Peso inicial': '•••Número coberto' });
  expect(document.body).not.toHaveTextContent(/92,4|87,1|33,9|6,4|120\/80|165/);
  await user.click(screen.getByRole('button', { name: 'Mostrar números' }));
  expect(await factsOf('Dados Físicos')).toMatchObject({ 'Peso inicial': '92,4 kg' });
  await user.click(screen.getByRole('button', { name: 'Ocultar números' }));
  expect(document.body).not.toHaveTextContent('92,4');
});

test.each(SECTIONS)('the card %s opens its dialog in the address, and the focus comes back', async (name) => {
  serve();
  const { user, address } = openProfile();
  await card(name);
  await user.click(screen.getByRole('button', { name: `Editar ${name}` }));
  await screen.findByRole('dialog', { name });
  expect(address()).toMatch(/^\/profile\?open=(personal|physical|medical|lifestyle)$/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/profile');
  await waitFor(() => expect(screen.getByRole('button', { name: `Editar ${name}` })).toHaveFocus());
});

test.each(['?open=account', '?open=tudo', ''])('%s opens none of these dialogs', async (search) => {
  serve();
  openProfile({ search });
  await card('Dados Físicos');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
