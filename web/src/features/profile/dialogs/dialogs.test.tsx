import { Problem } from '@leveza/contract/problem.ts';
import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { FULL, openDialog, serve } from '../testing/open-profile.tsx';

afterEach(() => {
  act(() => toastQueue.clear());
  vi.useRealTimers();
});

const dialog = () => screen.findByRole('dialog');
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole('button', { name });
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const index = () => within(screen.getByRole('dialog')).getByText(/^([\d,]+|-)$/);

type User = ReturnType<typeof openDialog>['user'];

async function choose(user: User, label: string, option: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`${label}$`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function save(user: User) {
  await user.click(button('Salvar'));
  await expectSaved();
}

const expectSaved = () => screen.findByRole('button', { name: 'Salvo!' });

describe('a section', () => {
  test('comes back as it was typed after the page was lost, and says so', async () => {
    serve();
    const lost = openDialog('personal');
    await dialog();
    type('Nome', 'Ana Lima');
    lost.unmount();
    const { user } = openDialog('personal');
    expect(await screen.findByText(/O que você tinha preenchido está aqui/)).toBeVisible();
    expect(field('Nome')).toHaveValue('Ana Lima');
    await user.click(button('Fechar'));
    await user.click(button('Descartar'));
    await expectGone();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('says that it saves, that it is saved, and closes two seconds later', async () => {
    const known = serve();
    const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
    answer(updateProfile, async () => {
      await replied;
      known.profile = { ...known.profile, name: 'Ana Lima' };
      return { data: known.profile };
    });
    const { user, address } = openDialog('personal');
    await dialog();
    type('Nome', 'Ana Lima');
    await user.click(button('Salvar'));
    await screen.findByRole('button', { name: 'Salvando...' });
    reply();
    await expectSaved();
    const toast = screen.getByRole('alertdialog', { name: 'Informações Pessoais salvo' });
    expect(toast).toHaveTextContent('Dados atualizados com sucesso ✓');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/profile');
    expect(screen.getByRole('heading', { level: 2, name: 'Ana Lima' })).toBeVisible();
  });

  test('can be closed at once after it is saved, without a question', async () => {
    serve();
    const { user } = openDialog('personal');
    await dialog();
    type('Nome', 'Ana Lima');
    await save(user);
    await user.keyboard('{Escape}');
    await expectGone();
  });

  test('stays open when it is edited again after a save', async () => {
    serve();
    const { user } = openDialog('personal');
    await dialog();
    type('Nome', 'Ana Lima');
    await save(user);
    type('Nome', 'Ana Lim');
    await screen.findByRole('button', { name: 'Salvar' });
    await new Promise((resolve) => {
      setTimeout(resolve, 2300);
    });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(field('Nome')).toHaveValue('Ana Lim');
  });

  test('stays open for what was typed while it was being saved', async () => {
    const known = serve();
    const { promise: replied, resolve: reply } = Promise.withResolvers<void>();
    answer(updateProfile, async () => {
      await replied;
      return { data: { ...known.profile, name: 'Ana Lima' } };
    });
    const { user } = openDialog('personal');
    await dialog();
    type('Nome', 'Ana Lima');
    await user.click(button('Salvar'));
    await screen.findByRole('button', { name: 'Salvando...' });
    type('Nome', 'Ana Lima Reis');
    reply();
    await screen.findByText('Informações Pessoais salvo');
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeEnabled();
    expect(field('Nome')).toHaveValue('Ana Lima Reis');
    await user.keyboard('{Escape}');
    await screen.findByRole('group', { name: 'Descartar o que você digitou?' });
  });

  test('with nothing changed sends nothing and closes', async () => {
    const known = serve({ patient: FULL });
    const { user } = openDialog('physical');
    await dialog();
    await user.click(button('Salvar'));
    await expectGone();
    expect(known.bodies).toEqual([]);
  });

  test('asks before losing what was typed', async () => {
    serve();
    const { user } = openDialog('personal');
    await dialog();
    type('Nome', 'Ana Lima');
    await user.click(button('Cancelar'));
    await screen.findByRole('group', { name: 'Descartar o que você digitou?' });
    await user.click(button('Continuar editando'));
    expect(field('Nome')).toHaveValue('Ana Lima');
    await user.click(button('Cancelar'));
    await user.click(button('Descartar'));
    await expectGone();
    expect(screen.getByRole('heading', { level: 2, name: 'Ana Souza' })).toBeVisible();
  });

  test.each([
    [
      new Problem('too-many-requests'),
      'Erro ao atualizar perfil: Muitas tentativas. Tente novamente mais tarde',
    ],
    [
      new Problem('offline'),
      'Erro ao atualizar perfil: Erro de conexão. Verifique sua internet e tente de novo.',
    ],
    [new Problem('unexpected'), 'Erro inesperado ao atualizar perfil'],
  ])('%s stops the saving and leaves what was typed', async (problem, sentence) => {
    serve();
    answer(updateProfile, () => problem);
    const { user } = openDialog('lifestyle');
    const shown = await dialog();
    type('Água por dia', '2,5');
    await user.click(button('Salvar'));
    expect(await within(shown).findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Água por dia')).toHaveValue('2,5');
    expect(button('Salvar')).toBeEnabled();
    type('Água por dia', '2');
    expect(within(shown).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a refused field is told at the field', async () => {
    serve();
    answer(
      updateProfile,
      () => new Problem('invalid-input', { fields: { hba1c: 'HbA1c deve estar entre 3 e 20%' } }),
    );
    const { user } = openDialog('medical');
    const shown = await dialog();
    type('HbA1c', '6,4');
    await user.click(button('Salvar'));
    expect(await within(shown).findByRole('alert')).toHaveTextContent(
      'Erro ao atualizar perfil: Confira os campos destacados.',
    );
    expect(field('HbA1c')).toHaveAccessibleDescription(/HbA1c deve estar entre 3 e 20%/);
    expect(field('HbA1c')).toHaveFocus();
  });
});

describe('personal', () => {
  test('sends only what changed, and an emptied field as null', async () => {
    const known = serve();
    const { user } = openDialog('personal');
    await dialog();
    expect(field('Telefone')).toHaveValue('(11) 99999-8888');
    expect(field('Data de nascimento')).toHaveValue('02/05/1990');
    type('Telefone', '');
    await choose(user, 'Gênero', 'Prefiro não informar');
    await save(user);
    expect(known.bodies).toEqual([{ phone: null, gender: null }]);
  });

  test('the name may not be emptied', async () => {
    const known = serve();
    const { user } = openDialog('personal');
    await dialog();
    type('Nome', ' ');
    await user.click(button('Salvar'));
    await screen.findByText('Nome é obrigatório');
    expect(known.bodies).toEqual([]);
  });

  test('the zone is found by typing', async () => {
    const known = serve();
    const { user } = openDialog('personal');
    await dialog();
    const zone = screen.getByRole('combobox', { name: 'Fuso horário' });
    expect(zone).toHaveValue('Brasília (São Paulo, Rio, Sul, Minas, Goiás)');
    await user.click(zone);
    fireEvent.change(zone, { target: { value: 'portug' } });
    await user.click(await screen.findByRole('option', { name: 'Portugal' }));
    await save(user);
    expect(known.bodies).toEqual([{ timeZone: 'Europe/Lisbon' }]);
  });
});

describe('physical', () => {
  test('a target below a healthy weight has to be meant', async () => {
    const known = serve();
    answer(updateProfile, async ({ body }, request) => {
      known.bodies.push(await request.json());
      return body.confirmTarget ? { data: known.profile } : new Problem('target-too-low');
    });
    const { user } = openDialog('physical');
    await dialog();
    type('Peso meta', '45');
    await user.click(button('Salvar'));
    await screen.findByRole('group', { name: /abaixo de um peso saudável/ });
    await user.click(button('Rever a meta'));
    expect(field('Peso meta')).toHaveValue('45');
    await user.click(button('Salvar'));
    await user.click(await screen.findByRole('button', { name: 'Guardar assim mesmo' }));
    await expectSaved();
    expect(known.bodies.at(-1)).toEqual({ targetWeight: 45, confirmTarget: true });
  });

  test('shows the initial index as it is typed', async () => {
    serve();
    openDialog('physical');
    await dialog();
    expect(index()).toHaveTextContent('33,9');
    type('Altura', '180');
    expect(index()).toHaveTextContent('28,5');
    type('Altura', '1,65');
    expect(index()).toHaveTextContent('33,9');
    type('Altura', '180,55');
    expect(index()).toHaveTextContent('-');
  });

  test('another unit shows the same weight and sends only the unit', async () => {
    const known = serve();
    const { user } = openDialog('physical');
    await dialog();
    await user.click(screen.getByRole('radio', { name: 'Libras' }));
    await user.click(screen.getByRole('radio', { name: 'Polegadas' }));
    expect(field('Peso inicial')).toHaveValue('203,7');
    expect(field('Altura')).toHaveValue('65');
    await save(user);
    expect(known.bodies).toEqual([{ weightUnit: 'lb', heightUnit: 'in' }]);
  });

  test('an emptied weight is sent as null', async () => {
    const known = serve({ patient: { targetWeight: 74 } });
    const { user } = openDialog('physical');
    await dialog();
    type('Peso meta', '');
    await save(user);
    expect(known.bodies).toEqual([{ targetWeight: null }]);
  });

  test('what is typed in pounds is stored in kg', async () => {
    const known = serve({ patient: { weightUnit: 'lb' } });
    const { user } = openDialog('physical');
    await dialog();
    type('Peso meta', '163,5');
    expect(field('Peso meta')).toHaveValue('163,5');
    await save(user);
    expect(known.bodies).toEqual([{ targetWeight: 74.16 }]);
  });

  test.each([
    [
      'kg',
      { 'Peso inicial': '29,9', 'Peso meta': '301', Altura: '99', 'Início do tratamento': '31/12/2199' },
      [
        'Peso deve estar entre 30 e 300 kg',
        'Peso meta deve estar entre 30 e 300 kg',
        'Altura deve estar entre 100 e 250 cm',
        /^Escolha uma data até/,
      ],
    ],
    [
      'lb',
      {
        'Peso inicial': '66,1',
        'Peso meta': '661,4',
        Altura: '165,55',
        'Início do tratamento': '31/12/2004',
      },
      [
        'Peso inicial deve estar entre 66,2 e 661,3 lb',
        'Peso meta deve estar entre 66,2 e 661,3 lb',
        'Use no máximo uma casa decimal.',
        'Escolha uma data a partir de 01/01/2005.',
      ],
    ],
  ] as const)('in %s, %j is refused', async (weightUnit, typed, sentences) => {
    const known = serve({ patient: { weightUnit } });
    const { user } = openDialog('physical');
    await dialog();
    for (const [name, text] of Object.entries(typed)) type(name, text);
    await user.click(button('Salvar'));
    for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible();
    expect(known.bodies).toEqual([]);
  });
});

describe('medical', () => {
  test('sends the pressure as written and the allergies as one text', async () => {
    const known = serve();
    const { user } = openDialog('medical');
    await dialog();
    await choose(user, 'Tipo de diabetes', 'Pré-diabetes');
    await user.type(field('Pressão arterial'), '12080');
    expect(field('Pressão arterial')).toHaveValue('120/80');
    await user.type(field('Alergias'), 'Dipirona{Enter}dipirona{Enter}Látex');
    await save(user);
    expect(known.bodies).toEqual([
      { diabetesType: 'PREDIABETES', bloodPressure: '120/80', allergies: 'Dipirona, Látex' },
    ]);
  });

  test('the last allergy taken out empties the list', async () => {
    const known = serve({ patient: { allergies: 'Dipirona' } });
    const { user } = openDialog('medical');
    await dialog();
    await user.click(button('Remover Dipirona'));
    await save(user);
    expect(known.bodies).toEqual([{ allergies: null }]);
  });

  test.each([
    ['120', 'Use o formato 120/80.'],
    ['12/8', /Confira a pressão/],
  ])('a pressure of %s is told instead of dropped', async (typed, sentence) => {
    serve();
    const { user } = openDialog('medical');
    await dialog();
    type('Pressão arterial', typed);
    await user.click(button('Salvar'));
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

test('the habits are sent with the words of the specification', async () => {
  const known = serve();
  const { user } = openDialog('lifestyle');
  expect(await dialog()).toHaveAccessibleName('Estilo de Vida');
  await choose(user, 'Frequência de exercícios', 'Leve (1-2x por semana)');
  await choose(user, 'Cigarro', 'Ex-fumante');
  await choose(user, 'Consumo de álcool', 'Nunca');
  type('Horas de sono', '7');
  type('Nível de estresse', '4');
  type('Água por dia', '2.5');
  await save(user);
  expect(known.bodies).toEqual([
    {
      exerciseFrequency: 'LIGHT',
      sleepHours: 7,
      smokingStatus: 'FORMER',
      alcoholConsumption: 'NEVER',
      stressLevel: 4,
      waterIntake: 2.5,
    },
  ]);
});

test.each([
  [
    { 'Horas de sono': '25', 'Nível de estresse': '11', 'Água por dia': '25' },
    ['O máximo é 24.', 'O máximo é 10.', 'O máximo é 15.'],
  ],
  [{ 'Horas de sono': '7,5', 'Nível de estresse': '0' }, ['Use um número inteiro.', 'O mínimo é 1.']],
])('%j is refused', async (typed, sentences) => {
  const known = serve();
  const { user } = openDialog('lifestyle');
  await dialog();
  for (const [name, text] of Object.entries(typed)) type(name, text);
  await user.click(button('Salvar'));
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeVisible();
  expect(known.bodies).toEqual([]);
});
