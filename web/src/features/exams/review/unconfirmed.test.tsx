import { changeExam } from '@leveza/contract/exams/exams.ts';
import type { FileReading } from '@leveza/reading/reading.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import type * as Door from '../reading/read-files.ts';
import { openExams, serveExams } from '../testing/open-exams.tsx';
import { aFileReading, anExam, aReadResult, aResult } from '../testing/samples.ts';

const door = vi.hoisted(() => ({
  readFiles: vi.fn<typeof Door.readFiles>(),
  pagePicture: vi.fn<typeof Door.pagePicture>(),
}));
vi.mock('../reading/read-files.ts', () => door);

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openReview(read: Partial<FileReading> = {}) {
  door.readFiles.mockResolvedValue([aFileReading(read)]);
  door.pagePicture.mockResolvedValue(new Blob(['page'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  const { user } = openExams('?open=upload');
  await screen.findByRole('dialog', { name: 'Upload de Exames Médicos' });
  const file = new File(['%PDF-1.7'], 'laudo.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByText(/valor(es)? lidos?/);
  await user.click(await button('Conferir valores'));
  return { user, review: await screen.findByRole('dialog', { name: 'Conferir valores' }) };
}

test('a correction that was typed and not confirmed is saved', async () => {
  const known = serveExams();
  const { user, review } = await openReview();
  fill(await within(review).findByRole('textbox', { name: 'Valor' }), '140');
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await screen.findByText('Exame salvo')).toBeVisible();
  expect(known.sent).toMatchObject([{ results: [{ value: '140' }] }]);
});

test('a value that is emptied letter by letter is not saved as its last letter', async () => {
  const known = serveExams();
  const { user, review } = await openReview();
  const field = await within(review).findByRole('textbox', { name: 'Valor' });
  for (const left of ['10', '1', '']) fill(field, left);
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await within(review).findByText('Glicose: Escreva o valor.')).toBeVisible();
  expect(known.sent).toEqual([]);
  fill(field, '98');
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await screen.findByText('Exame salvo')).toBeVisible();
  expect(known.sent).toMatchObject([{ results: [{ value: '98' }] }]);
});

test('pages that were not read are named before the exam is saved', async () => {
  serveExams();
  const { review } = await openReview({ waitingPages: [4, 5] });
  expect(await within(review).findByText(/2 páginas ainda não foram lidas\. Toque em Voltar/)).toBeVisible();
});

test('pages that could not be read are named before the exam is saved', async () => {
  serveExams();
  const { review } = await openReview({ sentence: '1 página não pôde ser lida.' });
  expect(await within(review).findByText('1 página não pôde ser lida.')).toBeVisible();
});

test('on a phone a confirmed value gives way to the next, and the last one stays', async () => {
  serveExams();
  const { user, review } = await openReview({
    results: [
      aReadResult({ doubt: 'Confirme.' }),
      aReadResult({ key: 'ureia', parameter: 'Ureia', value: '30' }),
    ],
  });
  expect(await within(review).findByText('1 de 2 · confirme')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Confirmar e ver o próximo' }));
  expect(await within(review).findByText('2 de 2')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Confirmar' }));
  expect(await within(review).findByText('2 de 2')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Tirar este valor' }));
  expect(await within(review).findByText('1 de 1')).toBeVisible();
});

test('a new value is saved once it is typed whole, and asked about before', async () => {
  const known = serveExams();
  const { user, review } = await openReview();
  await user.click(within(review).getByRole('button', { name: 'Adicionar valor' }));
  const added = await within(review).findByRole('form', { name: 'Novo valor' });
  fill(within(added).getByRole('combobox', { name: 'Exame' }), 'TSH');
  // The list of names goes with the focus.
  await user.tab();
  // Going back would lose it too.
  await user.click(within(review).getByRole('button', { name: 'Voltar' }));
  expect(await within(review).findByText(/Falta o nome ou o valor/)).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await within(review).findByText(/Falta o nome ou o valor/)).toBeVisible();
  expect(known.sent).toEqual([]);
  fill(within(added).getByRole('textbox', { name: 'Valor' }), '2,1');
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await screen.findByText('Exame salvo')).toBeVisible();
  expect(known.sent).toMatchObject([{ results: [{ value: '104' }, { parameter: 'TSH', value: '2,1' }] }]);
});

test('an exam that is edited keeps a correction without its being confirmed', async () => {
  const exam = anExam();
  serveExams({ exams: [exam] });
  const sent: unknown[] = [];
  answer(changeExam, async (_, request) => {
    sent.push(await request.json());
    return { data: exam };
  });
  const { user } = openExams(`?open=edit&item=${exam.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Editar exame' });
  await user.click(await within(dialog).findByRole('button', { name: /^Ureia/ }));
  const field = within(dialog).getByRole('textbox', { name: 'Valor' });
  for (const left of ['3', '']) fill(field, left);
  await user.click(within(dialog).getByRole('button', { name: 'Salvar Exame' }));
  expect(await within(dialog).findByText('Escreva o valor.')).toBeVisible();
  expect(sent).toEqual([]);
  fill(field, '41');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar Exame' }));
  expect(await screen.findByText('Exame atualizado')).toBeVisible();
  expect(sent).toMatchObject([{ results: [{ value: '104' }, { value: '41', valueNumber: null }] }]);
});

test('a flag stands beside a value before it is saved, as it is corrected', async () => {
  serveExams();
  const { review } = await openReview();
  expect(await within(review).findByText('acima')).toBeVisible();
  fill(await within(review).findByRole('textbox', { name: 'Valor' }), '45');
  expect(await within(review).findByText('crítico')).toBeVisible();
  fill(within(review).getByRole('textbox', { name: 'Valor' }), '90');
  await waitFor(() => expect(within(review).queryByText('crítico')).toBeNull());
});

test('in the table a critical value without a range says by which limit', async () => {
  const potassium = { key: 'potassio', parameter: 'Potássio', unit: 'mmol/L', referenceRange: null };
  const results = ['6,8', '4'].map((value) => aResult({ ...potassium, value, refLow: null, refHigh: null }));
  const exam = anExam({ results });
  serveExams({ exams: [exam] });
  openExams(`?open=edit&item=${exam.id}`);
  const [critical, usual] = await screen.findAllByRole('button', { name: /^Potássio/ });
  expect(critical).toHaveTextContent(/Limite crítico: abaixo de 2,8 ou acima de 6,2/);
  expect(usual).toHaveTextContent('Referência: não informada');
});
