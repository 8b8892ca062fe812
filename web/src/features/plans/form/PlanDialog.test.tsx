import { listProducts, type Product, readProduct } from '@leveza/contract/catalog/catalog.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { addPlan, changePlan, deletePlan } from '@leveza/contract/plans/plans.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { box, TODAY } from '../../../testing/boxes.ts';
import { OMEGA } from '../../../testing/products.ts';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { openUse, serve } from '../testing/open-use.tsx';
import { aPlan } from '../../../testing/plans.ts';

beforeEach(() => toastQueue.clear());

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const times = () => screen.getAllByLabelText(/^Horário \d/).map((field) => (field as HTMLInputElement).value);

/** A server that keeps plans; `bodies` are what it was sent. */
function serveAdding(known = serve()) {
  const bodies: Record<string, unknown>[] = [];
  answer(addPlan, async ({ body }, request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    const data = aPlan({ name: body.name });
    known.plans = [...known.plans, data];
    return { data };
  });
  answer(deletePlan, ({ params }) => {
    known.plans = known.plans.filter(({ id }) => id !== params.id);
    return { data: params };
  });
  return bodies;
}

/** The button of the form, not the one of the screen behind it. */
const submit = async () =>
  within(await screen.findByRole('dialog', { name: 'Criar Plano' })).getByRole('button', {
    name: 'Criar Plano',
  });

test('the form says in the words of the specification what is missing', async () => {
  const bodies = serveAdding();
  const { user } = openUse('supplement', '?open=new');
  await user.click(await screen.findByRole('radio', { name: 'Curso' }));
  await user.click(await submit());
  expect(await screen.findByText('Nome é obrigatório')).toBeVisible();
  expect(screen.getByText('Dose é obrigatória')).toBeVisible();
  expect(screen.getByText('Data de fim ou total de doses é obrigatório para cursos')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('a plan is created with its times spread over the day, and undone', async () => {
  const bodies = serveAdding();
  const { user } = openUse('supplement', '?open=new');
  await write('Nome', 'Vitamina D');
  await write('Dose', '2,5');
  await user.click(await button('Aumentar vezes por dia'));
  await user.click(await button('Aumentar vezes por dia'));
  expect(times()).toEqual(['08:00', '14:00', '20:00']);
  await user.click(await submit());
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([
    { name: 'Vitamina D', dose: 2.5, doseUnit: 'mg', scheduledTimes: ['08:00', '14:00', '20:00'] },
  ]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Plano desfeito')).toBeVisible();
});

test('typed times are never thrown away without asking', async () => {
  serveAdding();
  const { user } = openUse('supplement', '?open=new');
  await write('Horário 1', '07:30');
  await user.click(await button('Aumentar vezes por dia'));
  expect(times()).toEqual(['07:30']);
  await user.click(await button('Manter os meus'));
  expect(times()).toEqual(['07:30', '08:00']);
  await user.click(await button('Aumentar vezes por dia'));
  await user.click(await button('Refazer'));
  expect(times()).toEqual(['08:00', '14:00', '20:00']);
});

test('a form that another type does not have goes', async () => {
  serveAdding();
  const { user } = openUse('medication', '?open=new');
  await write('Nome', 'Ozempic');
  await write('Dose', '0,25');
  await user.click(await screen.findByRole('radio', { name: 'GLP-1' }));
  expect(screen.getByRole('radio', { name: 'Semanal' })).toBeChecked();
  await user.click(await submit());
  expect(await screen.findByText('Escolha a forma.')).toBeVisible();
});

test('an injection is offered nothing that its plan cannot be', async () => {
  serveAdding();
  const { user } = openUse('medication', '?open=new');
  await user.click(await screen.findByRole('radio', { name: 'Se precisar' }));
  await user.click(screen.getByRole('radio', { name: 'GLP-1' }));
  expect(screen.getByRole('radio', { name: 'Contínuo' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Semanal' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Se precisar' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Mensal' })).toBeNull();
});

test('a mistake in a field that is out of sight does not block the form', async () => {
  const bodies = serveAdding();
  const { user } = openUse('supplement', '?open=new');
  await write('Nome', 'Zinco');
  await write('Dose', '10');
  await user.click(await screen.findByRole('radio', { name: 'Personalizado' }));
  await write('A cada quantos dias', '0');
  await user.click(await screen.findByRole('radio', { name: 'Diário' }));
  await user.click(await submit());
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([{ frequency: 'daily', intervalDays: null }]);
});

test('a box in stock fills in its plan', async () => {
  const vitamin = box({ frequencyTimes: 2, frequencyPer: 'day', unitsPerDose: 2 });
  const bodies = serveAdding(serve({ boxes: [vitamin] }));
  const { user } = openUse('supplement', `?open=new&box=${vitamin.id}`);
  expect(await screen.findByLabelText('Nome')).toHaveValue('Vitamina D3');
  expect(screen.getByLabelText('Dose')).toHaveValue('2000');
  await user.click(await submit());
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([
    {
      productId: vitamin.productId,
      dosageForm: 'capsule',
      dose: 2000,
      doseUnit: 'UI',
      quantityPerDose: 2,
      scheduledTimes: ['08:00', '20:00'],
    },
  ]);
});

test('the one box of the name that is typed is chosen, until the dose tells another strength', async () => {
  const vitamin = box();
  const bodies = serveAdding(serve({ boxes: [vitamin, box({ customName: 'Magnésio' })] }));
  const { user } = openUse('supplement', '?open=new');
  const stock = await button(/Do seu estoque/);
  await write('Nome', 'vitamina d');
  expect(stock).toHaveTextContent('Nenhum produto');
  await write('Nome', 'vitamina d3');
  await waitFor(() => expect(stock).toHaveTextContent('Vitamina D3'));
  await write('Dose', '50');
  await user.click(await button(/Unidade/));
  await user.click(await screen.findByRole('option', { name: 'UI' }));
  await waitFor(() => expect(stock).toHaveTextContent('Nenhum produto'));
  await write('Dose', '2000');
  await waitFor(() => expect(stock).toHaveTextContent('Vitamina D3'));
  await user.click(await submit());
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([{ productId: vitamin.productId, dose: 2000, quantityPerDose: 1 }]);
});

test('of two boxes of the name none is chosen, and no product stays the patient’s choice', async () => {
  const bodies = serveAdding(
    serve({ boxes: [box(), box({ product: { name: 'Zinco', dosage: null } }), box()] }),
  );
  const { user } = openUse('supplement', '?open=new');
  const stock = await button(/Do seu estoque/);
  await write('Nome', 'Vitamina D3');
  expect(stock).toHaveTextContent('Nenhum produto');
  await write('Nome', 'Zinco');
  await waitFor(() => expect(stock).toHaveTextContent('Zinco'));
  await user.click(stock);
  await user.click(await screen.findByRole('option', { name: 'Nenhum produto' }));
  await write('Nome', 'Zin');
  await write('Nome', 'Zinco');
  await write('Dose', '10');
  await user.click(await submit());
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([{ productId: null }]);
});

test('a weekly product chosen in the form fills in a weekly plan', async () => {
  serve({ boxes: [box({ frequencyTimes: 1, frequencyPer: 'week' })] });
  const { user } = openUse('supplement', '?open=new');
  await user.click(await button(/Do seu estoque/));
  await user.click(await screen.findByRole('option', { name: /Vitamina D3/ }));
  expect(await screen.findByRole('radio', { name: 'Semanal' })).toBeChecked();
});

test('a product whose box does not say how often fills in its recommended dose', async () => {
  serve({ boxes: [box({ frequencyTimes: null, frequencyPer: null })] });
  answer(readProduct, () => ({ data: { ...OMEGA, recommendedDose: '1 cápsula por semana' } }));
  const { user } = openUse('supplement', '?open=new');
  await user.click(await button(/Do seu estoque/));
  await user.click(await screen.findByRole('option', { name: /Vitamina D3/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Semanal' })).toBeChecked());
});

test('a product of the catalogue fills in the plan that is being named, and no dose that was typed', async () => {
  const bodies = serveAdding();
  answer(listProducts, ({ query }) => ({
    data: [{ ...OMEGA, recommendedDose: '2 cápsulas ao dia' }],
    pagination: paginationOf(query, 1),
  }));
  const { user } = openUse('supplement', '?open=new');
  await write('Nome', 'ôme');
  await user.click(await button(/^Ômega 3/));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ômega 3 1000 mg');
  expect(screen.getByLabelText('Dose')).toHaveValue('1000');
  expect(screen.queryByRole('group', { name: 'Do catálogo' })).toBeNull();
  await user.click(await submit());
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(bodies).toMatchObject([
    {
      medicationType: 'supplement',
      dosageForm: 'capsule',
      dose: 1000,
      doseUnit: 'mg',
      productId: null,
      quantityPerDose: 2,
    },
  ]);
});

/** The catalogue answers every search with these; the searches are what it was asked. */
function catalogue(...products: Partial<Product>[]) {
  const searches: unknown[] = [];
  answer(listProducts, ({ query }) => {
    searches.push(query.search);
    const data = products.map((each, index) => ({
      ...OMEGA,
      id: `${OMEGA.id.slice(0, -1)}${index}`,
      ...each,
    }));
    return { data, pagination: paginationOf(query, products.length) };
  });
  return searches;
}
const notes = () => screen.findByLabelText(/^Instruções/);

test('a product of the catalogue leaves the times and the note of the patient', async () => {
  serve();
  catalogue({ recommendedDose: '2 cápsulas ao dia' });
  const { user } = openUse('supplement', '?open=new');
  await write('Horário 1', '07:30');
  await write(/^Instruções/, 'Depois do café');
  await write('Nome', 'ôme');
  await user.click(await button(/^Ômega 3/));
  expect(screen.getByLabelText('Dose')).toHaveValue('1000');
  expect(times()).toEqual(['07:30']);
  expect(await notes()).toHaveValue('Depois do café');
});

test('a second product of the catalogue takes the place of what the first one said', async () => {
  serve();
  const searches = catalogue(
    { name: 'Chá A', dosage: null, recommendedDose: '1 cápsula 3 vezes ao dia' },
    { name: 'Chá B', dosage: null, recommendedDose: null },
  );
  const { user } = openUse('supplement', '?open=new');
  await write('Nome', 'chá');
  await user.click(await button('Chá A'));
  expect(times()).toHaveLength(3);
  // The name that was filled in is searched for anew, and what it finds takes the place of the buttons.
  await waitFor(() => expect(searches).toContain('Chá A'));
  await user.click(await button('Chá B'));
  expect(times()).toEqual(['08:00']);
  expect(await notes()).toHaveValue('');
});

test('a recommended dose that comes late leaves the note of the patient', async () => {
  serve({ boxes: [box({ frequencyTimes: null, frequencyPer: null })] });
  answer(readProduct, () => ({ data: { ...OMEGA, recommendedDose: '1 cápsula por semana' } }));
  const { user } = openUse('supplement', '?open=new');
  await write(/^Instruções/, 'Depois do café');
  await user.click(await button(/Do seu estoque/));
  await user.click(await screen.findByRole('option', { name: /Vitamina D3/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Semanal' })).toBeChecked());
  expect(await notes()).toHaveValue('Depois do café');
});

test('a form opens without the recommended dose that a busy server does not give', async () => {
  const vitamin = box({ frequencyTimes: null, frequencyPer: null });
  serve({ boxes: [vitamin] });
  let asked = 0;
  answer(readProduct, async () => {
    asked += 1;
    // It is asked again, and does not answer while the test lasts.
    return asked === 1 ? new Problem('busy') : await new Promise<Problem>(() => undefined);
  });
  openUse('supplement', `?open=new&box=${vitamin.id}`);
  expect(await screen.findByLabelText('Nome')).toHaveValue('Vitamina D3');
});

test('an edit counts from a day on, and the undo brings back what was said', async () => {
  const plan = aPlan();
  serve({ plans: [plan] });
  const bodies: Record<string, unknown>[] = [];
  answer(changePlan, async (_, request) => {
    bodies.push((await request.json()) as Record<string, unknown>);
    return { data: plan };
  });
  const { user } = openUse('supplement', `?open=edit&item=${plan.id}`);
  await write('Dose', '100');
  await user.click(await button('Salvar'));
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Alteração desfeita')).toBeVisible();
  expect(bodies).toMatchObject([
    { dose: 100, confirmDose: false },
    // The earlier plan is put back without its questions.
    { dose: 50, confirmDose: true, confirmEarly: true },
  ]);
});

test('an edit of a plan that has ended says so, and how it goes on', async () => {
  const plan = aPlan({ status: 'ended', endedOn: TODAY });
  serve({ plans: [plan] });
  answer(changePlan, () => ({ data: plan }));
  const { user } = openUse('supplement', `?open=edit&item=${plan.id}`);
  await write('Dose', '100');
  await user.click(await button('Salvar'));
  expect(await screen.findByText(/^Ele continua encerrado, .* escolha Retomar/)).toBeVisible();
});

test('a change that is to come is said in the form, kept unless given up, and brought back by the undo', async () => {
  const next = { ...aPlan({ dose: 100, scheduledTimes: ['06:00'] }), from: '2027-01-20' };
  const plan = aPlan({ nextChange: next });
  serve({ plans: [plan] });
  const bodies: object[] = [];
  answer(changePlan, ({ body }) => {
    bodies.push(body);
    return { data: { ...plan, nextChange: null } };
  });
  const { user } = openUse('supplement', `?open=edit&item=${plan.id}`);
  expect(await screen.findByText('A partir de 20/01/2027: 100 mg, Todo dia às 06:00.')).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: /Manter a mudança já marcada/ }));
  await user.click(await button('Salvar'));
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Alteração desfeita')).toBeVisible();
  expect(bodies).toMatchObject([
    { dose: 50, keepsNextChange: false },
    { dose: 50, keepsNextChange: true },
    { dose: 100, from: '2027-01-20', scheduledTimes: ['06:00'] },
  ]);
});

test('a second GLP-1 plan is asked about', async () => {
  serve();
  const sent: unknown[] = [];
  answer(addPlan, ({ body }) => {
    sent.push(body.replacePlan);
    return body.replacePlan ? { data: aPlan({ name: body.name }) } : new Problem('treatment-has-plan');
  });
  const { user } = openUse('medication', '?open=new');
  await write('Nome', 'Losartana');
  await write('Dose', '50');
  await user.click(await submit());
  expect(await screen.findByText(/Você já tem um plano de GLP-1/)).toBeVisible();
  await user.click(await button('Salvar mesmo assim'));
  expect(await screen.findByText('Plano criado')).toBeVisible();
  expect(sent).toEqual([false, true]);
});

test('a reload brings back what was typed and says so; closing gives it up', async () => {
  serveAdding();
  const { unmount } = openUse('supplement', '?open=new');
  await write('Nome', 'Magnésio');
  unmount();

  const { user } = openUse('supplement', '?open=new');
  expect(await screen.findByLabelText('Nome')).toHaveValue('Magnésio');
  expect(screen.getByText(/O que você tinha preenchido está aqui/)).toBeVisible();
  await user.click(await button('Cancelar'));
  await user.click(await button('Descartar'));
  expect(sessionStorage).toHaveLength(0);
});
