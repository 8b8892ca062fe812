import { Problem } from '@leveza/contract/problem.ts';
import { addReportQuestion, deleteReportQuestion } from '@leveza/contract/reports/questions.ts';
import { readReport } from '@leveza/contract/reports/reports.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dayOf, formatDay } from '../../lib/format.ts';
import { answer } from '../../testing/server.ts';
import { toastQueue } from '../../ui/toast.ts';
import { openReports } from './testing/open-reports.tsx';
import { A_REPORT } from '../../testing/reports.ts';

beforeEach(() => toastQueue.clear());

const today = () => dayOf(new Date());
const preview = (name = 'Relatório médico') => screen.findByRole('article', { name });

test('the report is shown with its figures in the order of the consultation', async () => {
  openReports();
  const report = await preview();
  const titles = within(report)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'Paciente',
    'Perguntas para a consulta',
    'Tratamento e doses',
    'Adesão',
    'Peso e medidas',
    'Efeitos colaterais',
    'Outros medicamentos e interações',
    'O que falta nos registros',
  ]);
  for (const words of ['−3,3 kg', '−3,6 %', '12 dias sem registro.', 'Preciso repetir os exames?'])
    expect(within(report).getAllByText(words).length).toBeGreaterThan(0);
  expect(
    within(report).getByText(/^Sinal de alerta em 10\/11\/2026: Dor forte na barriga/),
  ).toBeInTheDocument();
});

test('each of the four types is described once it is chosen, and choosing one asks for it', async () => {
  const { user, asked, search } = openReports();
  await preview();
  const types = screen.getByRole('radiogroup', { name: 'Tipo de relatório' });
  expect(within(types).getAllByRole('radio')).toHaveLength(4);
  expect(within(types).getByText(/^O que importa na consulta/)).toBeVisible();
  await user.click(within(types).getByRole('radio', { name: 'Progresso' }));
  expect(await within(types).findByText(/^Para você: marcos/)).toBeVisible();
  expect(await preview('Meu progresso')).toBeInTheDocument();
  expect(asked.at(-1)).toBe(`progress ${addDays(today(), -29)} ${today()}`);
  expect(search()).toMatchObject({ type: 'progress' });
});

test('a period counts back from today, or from the last consultation', async () => {
  const { user, asked } = openReports('?period=7');
  await preview();
  expect(asked.at(-1)).toBe(`medical ${addDays(today(), -6)} ${today()}`);
  await user.click(screen.getByRole('radio', { name: 'Desde a última consulta' }));
  expect(
    await screen.findByText(`De 01/11/2026 a ${formatDay(today())}`, { selector: 'article p' }),
  ).toBeVisible();
});

test('while the last consultation is looked up, and where it cannot be, the screen stays as it was', async () => {
  const { user } = openReports('?period=7');
  await preview();
  await user.click(screen.getByText('Opções do arquivo'));
  const named = await screen.findByRole('switch', { name: /^Meu nome/ });
  await user.click(named);
  let isReached = false;
  answer(readReport, ({ query: { type, from = A_REPORT.from, to = A_REPORT.to } }) =>
    isReached ? { data: { ...A_REPORT, type, from, to } } : new Problem('invalid-input'),
  );
  await user.click(screen.getByRole('radio', { name: 'Desde a última consulta' }));
  const again = await screen.findByRole('button', { name: /^Tentar/ });
  expect(screen.getByRole('radio', { name: 'Desde a última consulta' })).toBeChecked();
  expect(named).toBeChecked();
  isReached = true;
  await user.click(again);
  expect(
    await screen.findByText(`De 01/11/2026 a ${formatDay(today())}`, { selector: 'article p' }),
  ).toBeVisible();
  expect(named).toBeChecked();
});

test('own dates stand in the address and are asked for', async () => {
  const { asked } = openReports('?period=own&from=2026-01-05&to=2026-02-10');
  await preview();
  expect(asked).toContain('medical 2026-01-05 2026-02-10');
  expect(await screen.findByLabelText('De')).toHaveValue('05/01/2026');
  expect(screen.getByLabelText('Até')).toHaveValue('10/02/2026');
});

test('the annex brings every record, only when it is wanted', async () => {
  const { user } = openReports();
  const report = await preview();
  expect(within(report).queryByText('Anexo: registros do período')).not.toBeInTheDocument();
  await user.click(screen.getByText('Opções do arquivo'));
  await user.click(await screen.findByRole('switch', { name: 'Anexo com os registros' }));
  expect(await within(report).findByText('Abdômen esquerdo')).toBeInTheDocument();
});

test('on a wide screen too the parts are lines, and one press opens them all', async () => {
  const looked = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
  onTestFinished(() => looked.mockRestore());
  const { user } = openReports();
  const report = await preview();
  const parts = [...report.getElementsByTagName('details')];
  const opened = () => parts.filter(({ open }) => open).length;
  expect(opened()).toBe(0);
  await user.click(within(report).getByRole('button', { name: 'Abrir todas as partes' }));
  expect(opened()).toBe(parts.length);
  await user.click(within(report).getByRole('button', { name: 'Fechar todas as partes' }));
  expect(opened()).toBe(0);
});

test('a folded part is opened for printing and folded again', async () => {
  openReports();
  const parts = (await preview()).getElementsByTagName('details');
  for (const part of parts) part.open = false;
  parts[0]!.open = true;
  window.dispatchEvent(new Event('beforeprint'));
  expect([...parts].every(({ open }) => open)).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect([...parts].map(({ open }) => open).indexOf(true)).toBe(0);
  expect([...parts].filter(({ open }) => open)).toHaveLength(1);
});

const NO_EXAMS = {
  count: 0,
  empty: 0,
  judged: 0,
  unjudged: 0,
  since: 'first-exam' as const,
  outOfRange: [],
  followed: [],
};

test('figures about the body are covered for patients who want it so', async () => {
  const typedHba1c = { day: '2026-11-02', value: 6.9 };
  const exams = { ...NO_EXAMS, typedHba1c };
  const { user } = openReports('', { patient: { areFiguresCovered: true }, report: { exams } });
  const report = await preview();
  expect(within(report).queryByText(/89,1/)).not.toBeInTheDocument();
  expect(report).not.toHaveTextContent('6,9');
  expect(within(report).getByText(/gráfico coberto/)).toBeInTheDocument();
  // Paper is for its reader, like the PDF.
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(report).getAllByText(/89,1/).length).toBeGreaterThan(0);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(within(report).queryByText(/89,1/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mostrar números' }));
  expect(within(report).getAllByText(/89,1/).length).toBeGreaterThan(0);
});

test('a question is written for the consultation, and one can be deleted', async () => {
  const { user } = openReports();
  await preview();
  const sent: string[] = [];
  const [kept] = A_REPORT.questions!.own;
  answer(addReportQuestion, ({ body }) => {
    sent.push(body.text);
    return { data: { id: kept!.id, text: body.text } };
  });
  answer(deleteReportQuestion, ({ params }) => {
    sent.push(params.id);
    return { data: kept! };
  });
  await user.click(screen.getByText('Suas perguntas (1)'));
  await user.click(await screen.findByRole('button', { name: 'Escrever uma pergunta' }));
  const form = await screen.findByRole('form', { name: 'Nova pergunta' });
  await user.click(within(form).getByRole('button', { name: 'Guardar' }));
  expect(await within(form).findByText('Escreva sua pergunta.')).toBeVisible();
  await user.type(within(form).getByLabelText('Sua pergunta'), 'E o sono?');
  await user.click(within(form).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Pergunta guardada')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Excluir a pergunta/ }));
  expect(await screen.findByText('Pergunta excluída')).toBeVisible();
  expect(sent).toEqual(['E o sono?', kept!.id]);
});

test('own dates can be typed: an unfinished one asks for nothing and stays in its field', async () => {
  const { user, asked } = openReports('?period=own&from=2026-02-01&to=2026-03-01');
  await preview();
  const from = await screen.findByLabelText('De');
  await user.clear(from);
  await user.type(from, '05/01/20');
  expect(from).toHaveValue('05/01/20');
  expect(asked.at(-1)).toBe('medical 2026-02-01 2026-03-01');
  await user.type(from, '26');
  await waitFor(() => expect(asked.at(-1)).toBe('medical 2026-01-05 2026-03-01'));
});

test('own dates can be moved forward one after the other', async () => {
  const { user, asked } = openReports('?period=own&from=2026-01-01&to=2026-01-10');
  await preview();
  fireEvent.change(await screen.findByLabelText('De'), { target: { value: '01/02/2026' } });
  await user.tab();
  fireEvent.change(screen.getByLabelText('Até'), { target: { value: '10/02/2026' } });
  await waitFor(() => expect(asked.at(-1)).toBe('medical 2026-02-01 2026-02-10'));
  expect(screen.getByLabelText('De')).toHaveValue('01/02/2026');
  expect(screen.queryByText(/^Escolha uma data/)).toBeNull();
});

test('a report that cannot be read again stays, and no error stands above it', async () => {
  const { queryClient, user } = openReports();
  const report = await preview();
  let tries = 0;
  answer(readReport, () => {
    tries += 1;
    return new Problem('invalid-input');
  });
  await act(() => queryClient.refetchQueries());
  expect(tries).toBeGreaterThan(0);
  await user.click(screen.getByText('Opções do arquivo'));
  expect(await screen.findByRole('switch', { name: /^Meu nome/ })).toBeVisible();
  expect(report).toBeVisible();
  expect(screen.queryByText('Não foi possível carregar')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '90 dias' }));
  expect(await screen.findByText('Não foi possível carregar')).toBeVisible();
});

test('a report that is refused says why, and another period can still be chosen', async () => {
  const { user } = openReports('?period=own&from=2009-01-01&to=2026-01-01');
  const why = 'Escolha no máximo dez anos.';
  answer(readReport, ({ query: { from } }) => {
    if (from === '2009-01-01') return new Problem('invalid-input', { fields: { from: why } });
    return { data: A_REPORT };
  });
  expect(await screen.findByText(why)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '30 dias' }));
  expect(await preview()).toBeInTheDocument();
});
