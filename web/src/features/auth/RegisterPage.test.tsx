import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { register, type RegisterInput } from '@leveza/contract/auth/register.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../testing/server.ts';
import { ANA } from '../../testing/patient.ts';
import { holdCookie, openApp } from '../../testing/sign-in-pages.tsx';

const PASSWORD = 'senha-secreta-1';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const consent = () => screen.getByRole('checkbox', { name: /Autorizo o Leveza/ });

const ACCOUNT = {
  Nome: 'Ana Souza',
  'E-mail': 'ana@exemplo.com',
  Telefone: '11999998888',
  Senha: PASSWORD,
  'Confirmar senha': PASSWORD,
};
const ABOUT = { 'Data de nascimento': '03/05/1990', Altura: '168.5' };
const TREATMENT = { 'Peso inicial': '92,4', 'Peso meta': '70' };
const started = (name: 'Já comecei' | 'Ainda não') => screen.getByRole('radio', { name });

// Key by key is what the fields' own tests do; here it would take a minute.
function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

function accept() {
  let sent: RegisterInput | undefined;
  answer(register, ({ body }) => {
    sent = body;
    holdCookie();
    return { data: { user: { id: ANA.id, name: ANA.name, email: ANA.email } } };
  });
  answer(readMe, () => ({ data: ANA }));
  return () => sent;
}

const onDesktop = () =>
  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query.includes('min-width'), media: query }) as never,
    );
    return () => vi.restoreAllMocks();
  });

async function openRegister(path = '/register') {
  const app = openApp(path);
  await screen.findByRole('heading', { name: 'Criar conta' });
  return app;
}

async function sendFilled(changes: Record<string, string> = {}) {
  const app = await openRegister();
  fill({ ...ACCOUNT, ...ABOUT, ...TREATMENT, ...changes });
  await app.user.click(started('Ainda não'));
  await app.user.click(consent());
  await app.user.click(button('Criar conta'));
  return app;
}

/** The server asks this once; the answer is what was sent. */
function asking(flag: 'confirmTarget' | 'confirmJump', question: Problem): RegisterInput[] {
  const bodies: RegisterInput[] = [];
  answer(register, ({ body }) => {
    bodies.push(body);
    if (!body[flag]) return question;
    holdCookie();
    return { data: { user: { id: ANA.id, name: ANA.name, email: ANA.email } } };
  });
  answer(readMe, () => ({ data: ANA }));
  return bodies;
}

describe('on a desktop, one form', () => {
  onDesktop();

  test('a target below a healthy weight has to be meant, and an edit takes the question back', async () => {
    const bodies = asking('confirmTarget', new Problem('target-too-low'));
    const { user } = await sendFilled({ 'Peso meta': '42' });
    const question = await screen.findByRole('group', { name: /abaixo de um peso saudável/ });
    expect(question).toHaveTextContent('vale conversar com sua equipe de cuidado');
    fill({ 'Peso meta': '43' });
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(button('Criar conta'));
    await user.click(await screen.findByRole('button', { name: 'Guardar assim mesmo' }));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(bodies.map(({ targetWeight, confirmTarget }) => [targetWeight, confirmTarget])).toEqual([
      [42, false],
      [43, false],
      [43, true],
    ]);
  });

  test('a target above the first weight is asked about in one sentence, and the primary button leads back', async () => {
    const targetWeight = 'A meta é maior que o peso inicial. Está certo?';
    const bodies = asking('confirmTarget', new Problem('target-too-high', { fields: { targetWeight } }));
    const { user } = await sendFilled({ 'Peso meta': '98' });
    const question = await screen.findByRole('group', { name: targetWeight });
    await user.click(within(question).getByRole('button', { name: 'Rever a meta' }));
    expect(question).not.toBeInTheDocument();
    await user.click(button('Criar conta'));
    await user.click(await screen.findByRole('button', { name: 'Guardar assim mesmo' }));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(bodies.map(({ confirmTarget }) => confirmTarget)).toEqual([false, false, true]);
  });

  test('a weight of today far from the first one is asked about, with both', async () => {
    const sentence = 'O peso inicial do seu perfil é 92,4 kg; este é 9,4 kg.';
    const bodies = asking(
      'confirmJump',
      new Problem('measure-jump', { fields: { currentWeight: sentence } }),
    );
    const { user } = await sendFilled();
    const question = await screen.findByRole('group', { name: /Os dois pesos estão certos/ });
    expect(question).toHaveTextContent(sentence);
    await user.click(screen.getByRole('button', { name: 'Sim, estão certos' }));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(bodies.map(({ confirmJump }) => confirmJump)).toEqual([false, true]);
  });

  test('makes the account as it was filled in, with the consent, and opens the first screen', async () => {
    const sent = accept();
    const { address } = await sendFilled();
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(address()).toBe('/dashboard');
    expect(sent()).toEqual({
      name: 'Ana Souza',
      email: 'ana@exemplo.com',
      phone: '(11) 99999-8888',
      password: PASSWORD,
      birthDate: '1990-05-03',
      gender: null,
      height: 168.5,
      initialWeight: 92.4,
      targetWeight: 70,
      treatmentStart: null,
      currentWeight: 92.4,
      consent: { purpose: 'health-data', version: CONSENT_VERSION },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      confirmTarget: false,
      confirmJump: false,
    });
    const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), address()]);
    expect(kept).not.toContain(PASSWORD);
  });

  test('a reload leaves what was filled in, but no password and no consent', async () => {
    const first = await openRegister();
    fill({ ...ACCOUNT, ...ABOUT, ...TREATMENT });
    await first.user.click(consent());
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(PASSWORD);
    cleanup();
    const sent = accept();
    const { user } = await openRegister();
    expect(screen.getByText(/A senha não fica guardada/)).toBeVisible();
    expect(field('Nome')).toHaveValue('Ana Souza');
    expect(field('Peso inicial')).toHaveValue('92,4');
    expect(field('Senha')).toHaveValue('');
    expect(consent()).not.toBeChecked();
    fill({ Senha: PASSWORD, 'Confirmar senha': PASSWORD });
    await user.click(started('Ainda não'));
    await user.click(consent());
    await user.click(button('Criar conta'));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(sent()).toMatchObject({ name: 'Ana Souza', birthDate: '1990-05-03', initialWeight: 92.4 });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('a field of a restored draft that is no longer shown does not hold the form back', async () => {
    const first = await openRegister();
    fill({ ...ACCOUNT, ...ABOUT, ...TREATMENT });
    await first.user.click(started('Já comecei'));
    fill({ 'Peso hoje': '7' });
    cleanup();
    const sent = accept();
    const { user } = await openRegister();
    fill({ Senha: PASSWORD, 'Confirmar senha': PASSWORD });
    await user.click(started('Ainda não'));
    await user.click(consent());
    await user.click(button('Criar conta'));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(sent()).toMatchObject({ treatmentStart: null, currentWeight: 92.4 });
  });

  test('on a shared computer nothing that is typed is kept', async () => {
    const { user } = await openRegister();
    fill(ACCOUNT);
    expect(Object.keys(sessionStorage)).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: /Este computador é compartilhado/ }));
    expect(Object.keys(sessionStorage)).toEqual([]);
    fill(ABOUT);
    expect(Object.keys(sessionStorage)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /Este computador é compartilhado/ }));
  });

  test('no gender is chosen for anybody, and one need not be told', async () => {
    const sent = accept();
    const { user } = await openRegister();
    const genders = within(screen.getByRole('radiogroup', { name: 'Gênero' }));
    for (const each of genders.getAllByRole('radio')) expect(each).not.toBeChecked();
    await user.click(genders.getByRole('radio', { name: 'Prefiro não informar' }));
    expect(genders.getByRole('radio', { name: 'Prefiro não informar' })).toBeChecked();
    await user.click(genders.getByRole('radio', { name: 'Feminino' }));
    fill({ ...ACCOUNT, ...ABOUT, ...TREATMENT });
    await user.click(started('Ainda não'));
    await user.click(consent());
    await user.click(button('Criar conta'));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(sent()).toMatchObject({ gender: 'F' });
  });

  test.each(['1,68', '1.68', '168', '1m68'])('a height of %s shows 168 cm', async (typed) => {
    const { user } = await openRegister();
    await user.type(field('Altura'), typed);
    await user.tab();
    await waitFor(() => expect(field('Altura')).toHaveValue('168'));
    expect(screen.getByText('cm')).toBeVisible();
  });

  test('a treatment under way keeps its start, its first weight and today’s', async () => {
    const sent = accept();
    const { user } = await openRegister();
    fill({ ...ACCOUNT, ...ABOUT, ...TREATMENT });
    await user.click(started('Já comecei'));
    await user.click(consent());
    await user.click(button('Criar conta'));
    await screen.findByText('Início do tratamento é obrigatório');
    fill({ 'Início do tratamento': '20/07/2024', 'Peso hoje': '84,2' });
    await user.click(button('Criar conta'));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(sent()).toMatchObject({ treatmentStart: '2024-07-20', initialWeight: 92.4, currentWeight: 84.2 });
  });

  test('a start in the future is refused, and forgotten when the treatment has not begun', async () => {
    const sent = accept();
    const { user } = await openRegister();
    fill({ ...ACCOUNT, ...ABOUT, ...TREATMENT });
    await user.click(started('Já comecei'));
    fill({ 'Início do tratamento': '01/01/2199', 'Peso hoje': 'pouco' });
    await user.click(consent());
    await user.click(button('Criar conta'));
    await screen.findByText(/Escolha uma data até/);
    await user.click(started('Ainda não'));
    await user.click(button('Criar conta'));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(sent()).toMatchObject({ treatmentStart: null, currentWeight: 92.4 });
  });

  test.each([
    [new Problem('email-in-use'), 'Email já está em uso', 'E-mail'],
    [new Problem('weak-password'), 'Senha muito fraca', 'Senha'],
    [new Problem('invalid-input', { fields: { email: 'Email inválido' } }), 'Email inválido', 'E-mail'],
    [new Problem('unexpected'), 'Erro ao salvar dados no servidor. Tente novamente.', null],
    [new Problem('database-unavailable'), 'Erro ao salvar dados no servidor. Tente novamente.', null],
    [new Problem('offline'), 'Não foi possível conectar ao servidor. Verifique sua conexão.', null],
    [new Problem('too-many-requests'), 'Muitas tentativas. Tente novamente mais tarde', null],
    [new Problem('foreign-origin'), 'Erro ao criar conta', null],
  ])(
    '%s is read out',
    async (problem, sentence, at) => {
      answer(register, () => problem);
      const { user } = await sendFilled();
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      if (at) {
        expect(field(at)).toHaveAccessibleDescription(expect.stringContaining(sentence));
        expect(field(at)).toHaveFocus();
      }
      await user.type(field('Nome'), 'a');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
    15_000,
  );

  test('an empty form is explained field by field', async () => {
    const { user } = await openRegister();
    await user.click(button('Criar conta'));
    await screen.findByText('Nome é obrigatório');
    for (const sentence of [
      'Email é obrigatório',
      'Telefone é obrigatório',
      'Senha é obrigatória',
      'Data de nascimento é obrigatória',
      'Altura é obrigatória',
      'Diga se você já começou o tratamento',
      'Peso inicial é obrigatório',
      'Peso meta é obrigatório',
      'Para usar o Leveza, autorize o uso dos seus dados de saúde',
    ]) {
      expect(screen.getByText(sentence)).toBeInTheDocument();
    }
    expect(field('Nome')).toHaveFocus();
  });

  test.each([
    ['Nome', 'A', 'Nome deve ter pelo menos 2 caracteres'],
    ['E-mail', 'ana@', 'Email inválido'],
    ['Telefone', '1199', 'Telefone deve estar no formato (11) 99999-9999'],
    ['Senha', '12345', 'Senha deve ter pelo menos 6 caracteres'],
    ['Data de nascimento', '03052020', 'Idade deve estar entre 16 e 120 anos'],
    ['Data de nascimento', '31022000', 'Esta data não existe. Confira o dia e o mês.'],
    ['Senha', '12345678', 'Senha muito fraca'],
    ['Altura', '99', 'Altura deve estar entre 100 e 250 cm'],
    ['Altura', 'alta', 'Escreva só o número, como 1,5.'],
    ['Peso inicial', '300,1', 'Peso deve estar entre 30 e 300 kg'],
    ['Peso meta', '29.9', 'Peso meta deve estar entre 30 e 300 kg'],
  ])('%s with %j says so when it is left, and stops when it is edited', async (name, typed, sentence) => {
    const { user } = await openRegister();
    await user.type(field(name), typed);
    await user.tab();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.type(field(name), '1');
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  test('two different passwords are refused, and changing either takes it back', async () => {
    const { user } = await openRegister();
    fill({ Senha: PASSWORD });
    await user.type(field('Confirmar senha'), 'outra');
    await user.tab();
    await screen.findByText('Senhas não coincidem');
    await user.type(field('Senha'), 'x');
    expect(screen.queryByText('Senhas não coincidem')).not.toBeInTheDocument();
  });

  test('the phone is masked while it is typed, and the words of the consent can be read', async () => {
    const { user } = await openRegister('/register?next=/calendar');
    await user.type(field('Telefone'), '1133334444');
    expect(field('Telefone')).toHaveValue('(11) 3333-4444');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/privacidade', '/termos', '/login?next=%2Fcalendar']);
    expect(started('Já comecei')).not.toBeChecked();
    expect(started('Ainda não')).not.toBeChecked();
  });
});

describe('on a phone, three steps', () => {
  test('each is right before the next, and nothing is lost on the way back', async () => {
    const sent = accept();
    const { user } = await openRegister();
    await user.click(button('Continuar'));
    await screen.findByText('Nome é obrigatório');
    expect(screen.getByRole('progressbar', { name: 'Seu cadastro' })).toHaveAttribute(
      'aria-valuetext',
      'Etapa 1 de 3',
    );

    fill(ACCOUNT);
    await user.type(field('Nome'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sobre você' })).toHaveFocus());
    expect(field('Nome')).not.toBeVisible();
    expect(screen.queryByText('Data de nascimento é obrigatória')).not.toBeInTheDocument();

    fill({ ...ABOUT, Altura: 'alta' });
    await user.click(button('Voltar'));
    expect(field('Nome')).toHaveValue('Ana Souza');
    expect(field('Senha')).toHaveValue(PASSWORD);
    await user.click(button('Continuar'));
    await waitFor(() => expect(field('Altura')).toBeVisible());
    expect(field('Altura')).toHaveValue('alta');

    fill(ABOUT);
    await user.click(button('Continuar'));
    await screen.findByRole('heading', { name: 'Seu tratamento' });
    fill(TREATMENT);
    await user.click(started('Ainda não'));
    await user.click(button('Criar conta'));
    await screen.findByText('Para usar o Leveza, autorize o uso dos seus dados de saúde');
    await user.click(consent());
    await user.click(button('Criar conta'));
    await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
    expect(sent()).toMatchObject({ name: 'Ana Souza', height: 168.5, initialWeight: 92.4 });
  });

  test('a refused field brings its step back', async () => {
    answer(register, () => new Problem('email-in-use'));
    const { user } = await openRegister();
    fill(ACCOUNT);
    await user.click(button('Continuar'));
    await screen.findByRole('heading', { name: 'Sobre você' });
    fill(ABOUT);
    await user.click(button('Continuar'));
    await screen.findByRole('heading', { name: 'Seu tratamento' });
    fill(TREATMENT);
    await user.click(started('Ainda não'));
    await user.click(consent());
    await user.click(button('Criar conta'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Email já está em uso');
    expect(field('E-mail')).toBeVisible();
    expect(field('E-mail')).toHaveFocus();
  });
});
