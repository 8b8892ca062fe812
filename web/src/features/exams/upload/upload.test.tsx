import { addExam, changeExam } from '@leveza/contract/exams/exams.ts';
import { addExamFile } from '@leveza/contract/exams/files.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FileReading } from '@leveza/reading/reading.ts';
import type * as Door from '../reading/read-files.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openExams, serveExams } from '../testing/open-exams.tsx';
import { aFileReading, aReadResult } from '../testing/samples.ts';

const door = vi.hoisted(() => ({
  readFiles: vi.fn<typeof Door.readFiles>(),
  pagePicture: vi.fn<typeof Door.pagePicture>(),
}));
vi.mock('../reading/read-files.ts', () => door);

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const pdf = (name = 'laudo.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

/** Each file is read as the test says, by its name. */
function reads(readings: Record<string, Partial<FileReading>>) {
  door.readFiles.mockImplementation(async ([file]) => [aFileReading(readings[file!.name])]);
}

async function chooseFiles(user: UserEvent, ...files: File[]) {
  await screen.findByRole('dialog', { name: 'Upload de Exames Médicos' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
}

beforeEach(() => {
  door.readFiles.mockReset();
  door.pagePicture.mockResolvedValue(new Blob(['page'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
});

test('a report is read, checked and saved under its own day and laboratory', async () => {
  const otherRanges = ['Gestantes: 60 a 92'];
  reads({ 'laudo.pdf': { results: [aReadResult({ otherRanges })] } });
  const known = serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  expect(await screen.findByText('Tipo identificado: Glicemia de jejum')).toBeVisible();
  expect(screen.getByText('1 valor lido')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Data do Exame/ })).toHaveValue('02/03/2026');
  await user.click(await button('Conferir valores'));
  const review = await screen.findByRole('dialog', { name: 'Conferir valores' });
  expect(within(review).getByText('Glicemia de jejum · 02/03/2026 · Alameda')).toBeVisible();
  expect(await within(review).findByText('Outras faixas impressas')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await screen.findByText('Exame salvo')).toBeVisible();
  expect(known.sent).toMatchObject([
    {
      examDate: '2026-03-02',
      laboratory: 'Alameda',
      results: [{ key: 'glicose', value: '104', otherRanges }],
    },
  ]);
  expect(known.files).toBe(1);
});

test('a reading that is cancelled leaves the file to be kept, with its values to be typed', async () => {
  let signal: AbortSignal | undefined;
  door.readFiles.mockImplementation((_, options) => {
    signal = options?.signal;
    return new Promise(() => undefined);
  });
  serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  await user.click(await button('Cancelar leitura de laudo.pdf'));
  expect(await screen.findByText(/^Leitura cancelada\. O arquivo será guardado/)).toBeVisible();
  expect(signal?.aborted).toBe(true);
});

test('what is missing is said in the words of the specification', async () => {
  const nothing = { value: null, doubt: '' };
  reads({ 'laudo.pdf': { examType: nothing, examDate: nothing, laboratory: nothing, results: [] } });
  const known = serveExams();
  const { user } = openExams('?open=upload');
  await user.click(await button('Conferir valores'));
  expect(await screen.findByText('Pelo menos um arquivo é necessário')).toBeVisible();
  await chooseFiles(user, pdf());
  await screen.findByText('Pronto para guardar');
  await user.click(await button('Conferir valores'));
  for (const sentence of [
    'Tipo de exame é obrigatório (ou aguarde a IA identificar)',
    'Data do exame é obrigatória',
    'Laboratório é obrigatório',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(screen.getByText('Para melhor análise, converta para imagem')).toBeVisible();
  expect(known.sent).toEqual([]);
});

test('files of another kind or size are refused by their name', async () => {
  serveExams();
  const { user } = openExams('?open=upload');
  const large = pdf('grande.pdf');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await chooseFiles(user, large);
  expect(await screen.findByText('Arquivo grande.pdf é muito grande. Máximo 10MB')).toBeVisible();
  await chooseFiles(user, new File([], 'vazio.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Arquivo vazio.pdf não é um PDF ou imagem válido')).toBeVisible();
  expect(door.readFiles).not.toHaveBeenCalled();
});

test('more files than an exam holds are told before anything is typed', async () => {
  reads({});
  const known = serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, ...Array.from({ length: 21 }, (_, n) => pdf(`foto-${n}.pdf`)));
  expect(await screen.findByText(/O limite é de 20 arquivos por exame/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('1 valor lido')).toHaveLength(21));
  await user.click(await button('Conferir valores'));
  expect(screen.queryByRole('dialog', { name: 'Conferir valores' })).toBeNull();
  expect(known.sent).toEqual([]);
});

test('a doubtful value is not saved before it was looked at', async () => {
  reads({ 'laudo.pdf': { results: [aReadResult({ value: '94', doubt: 'A vírgula pode ter sumido.' })] } });
  const known = serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  await screen.findByText('1 valor lido');
  await user.click(await button('Conferir valores'));
  const review = await screen.findByRole('dialog', { name: 'Conferir valores' });
  expect(await within(review).findByText('A vírgula pode ter sumido.')).toBeVisible();
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await within(review).findByText('Falta confirmar 1 valor antes de salvar.')).toBeVisible();
  expect(known.sent).toEqual([]);
  const value = within(review).getByRole('textbox', { name: 'Valor' });
  fill(value, '9,4');
  await user.type(value, '{Enter}');
  await waitFor(() => expect(within(review).queryByText('confirme')).toBeNull());
  await user.click(within(review).getByRole('button', { name: 'Salvar Exame' }));
  expect(await screen.findByText('Exame salvo')).toBeVisible();
  expect(known.sent).toMatchObject([{ results: [{ value: '9,4' }] }]);
});

test('reports of two days are two exams, each with its own values', async () => {
  const june = { examDate: { value: '2026-06-09', doubt: '' }, results: [aReadResult({ value: '98' })] };
  reads({ 'junho.pdf': june });
  const known = serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf('marco.pdf'), pdf('junho.pdf'));
  await user.click(await button('São exames diferentes'));
  expect(await screen.findByText('Exame 2 de 2: junho.pdf')).toBeVisible();
  await user.click(await button('Conferir valores'));
  for (const _ of [1, 2]) await user.click(await button('Salvar Exame'));
  await waitFor(() => expect(known.sent).toHaveLength(2));
  expect(known.sent).toMatchObject([
    { examDate: '2026-03-02', results: [{ value: '104' }] },
    { examDate: '2026-06-09', results: [{ value: '98' }] },
  ]);
});

test('a protected PDF asks for its password, and says when it is wrong', async () => {
  const locked = { state: 'password', sentence: 'Este PDF pede senha.' } as const;
  door.readFiles.mockImplementation(async (_, { password } = {}) => [
    aFileReading(password === '1234' ? {} : locked),
  ]);
  serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  fill(await screen.findByLabelText('Senha do PDF'), '9999');
  await user.click(await button('Abrir arquivo'));
  expect(await screen.findByText('A senha não abriu o arquivo. Confira e tente de novo.')).toBeVisible();
  fill(await screen.findByLabelText('Senha do PDF'), '1234');
  await user.click(await button('Abrir arquivo'));
  expect(await screen.findByText('1 valor lido')).toBeVisible();
});

test('a PDF that waits for its password is not left behind without a word', async () => {
  reads({ 'fechado.pdf': { state: 'password', sentence: 'Este PDF pede senha.' } });
  serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf(), pdf('fechado.pdf'));
  await screen.findByLabelText('Senha do PDF');
  await user.click(await button('Conferir valores'));
  expect(await screen.findByText(/Um PDF espera a senha/)).toBeVisible();
  await user.click(await button('Guardar sem ler'));
  await user.click(await button('Conferir valores'));
  expect(await screen.findByRole('dialog', { name: 'Conferir valores' })).toBeVisible();
});

test('a file whose reading failed for a moment is read again, and what was typed stays', async () => {
  door.readFiles.mockResolvedValueOnce([
    aFileReading({ state: 'failed', sentence: 'A leitura não pôde começar.', results: [] }),
  ]);
  serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  expect(await screen.findByText(/A leitura não pôde começar/)).toBeVisible();
  reads({});
  await user.click(await button('Ler outra vez laudo.pdf'));
  expect(await screen.findByText('1 valor lido')).toBeVisible();
});

test('without a model the screen says so, and nothing is sent', async () => {
  reads({});
  serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  await user.click(await button('🤖 Testar IA'));
  expect(await screen.findByText('A leitura por IA está desligada')).toBeVisible();
});

test('a report in another name is asked about before it is checked', async () => {
  reads({ 'laudo.pdf': { patientName: 'Pedro Souza' } });
  serveExams();
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf());
  expect(await screen.findByText('Este laudo está em nome de Pedro Souza')).toBeVisible();
  await user.click(await button('Conferir valores'));
  expect(await screen.findByText('Falta preencher ou confirmar o que está marcado.')).toBeVisible();
  await user.click(await button('O laudo é meu'));
  await user.click(await button('Conferir valores'));
  expect(await screen.findByRole('dialog', { name: 'Conferir valores' })).toBeVisible();
});

test('another report after a file that did not arrive is an exam of its own', async () => {
  const june = { examDate: { value: '2026-06-09', doubt: '' }, results: [aReadResult({ value: '98' })] };
  reads({ 'junho.pdf': june });
  const known = serveExams();
  answer(addExamFile, () => new Problem('file-too-large'));
  const changed = vi.fn<() => Problem>(() => new Problem('not-found'));
  answer(changeExam, changed);
  const { user } = openExams('?open=upload');
  await chooseFiles(user, pdf('marco.pdf'));
  await screen.findByText('1 valor lido');
  await user.click(await button('Conferir valores'));
  await user.click(await button('Salvar Exame'));
  expect(await screen.findByText(/O exame foi salvo, mas o arquivo marco.pdf não/)).toBeVisible();
  await user.click(await button('Voltar'));
  await user.click(await button('Remover marco.pdf'));
  await chooseFiles(user, pdf('junho.pdf'));
  await screen.findByText('1 valor lido');
  await user.click(await button('Conferir valores'));
  await user.click(await button('Salvar Exame'));
  await waitFor(() => expect(known.sent).toHaveLength(2));
  expect(known.sent).toMatchObject([{ examDate: '2026-03-02' }, { examDate: '2026-06-09' }]);
  expect(changed).not.toHaveBeenCalled();
});

test('a report whose answer a reload lost is sent again as the same exam', async () => {
  const keys: (string | null)[] = [];
  for (let load = 1; load <= 2; load += 1) {
    cleanup();
    reads({ 'laudo.pdf': { results: [aReadResult()] } });
    serveExams();
    answer(addExam, (_, request) => {
      keys.push(request.headers.get('idempotency-key'));
      return Promise.withResolvers<never>().promise;
    });
    const { user } = openExams('?open=upload');
    await chooseFiles(user, pdf());
    await user.click(await button('Conferir valores'));
    await user.click(await button('Salvar Exame'));
    await waitFor(() => expect(keys).toHaveLength(load));
  }
  expect(keys[1]).toBe(keys[0]);
  sessionStorage.clear();
  localStorage.clear();
});
