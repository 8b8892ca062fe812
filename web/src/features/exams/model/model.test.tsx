import type * as Door from '../reading/read-files.ts';
import { CONSENT_VERSION, giveConsent } from '@leveza/contract/auth/consent.ts';
import { extractExam, extractExamPicture } from '@leveza/contract/exams/extract.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openExams, serveExams } from '../testing/open-exams.tsx';
import { aFileReading, aReadResult } from '../testing/samples.ts';

const door = vi.hoisted(() => ({
  readFiles: vi.fn<typeof Door.readFiles>(),
  pageCount: vi.fn<typeof Door.pageCount>(),
  pagePicture: vi.fn<typeof Door.pagePicture>(),
}));
vi.mock('../reading/read-files.ts', () => door);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const { at: _at, ...foundByModel } = aReadResult({ key: 'ureia', parameter: 'Ureia', value: '30' });
const FOUND = {
  examType: null,
  laboratory: 'Outro laboratório',
  examDate: null,
  requestingDoctor: null,
  results: [foundByModel],
  summary: '',
  analysis: null,
  leftOut: 0,
  isWhole: true,
};

beforeEach(() => {
  door.pagePicture.mockResolvedValue(new Blob(['page'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
});

/** A file is there, read as the test says, and the part of the model is open. */
async function openModel(reading: Parameters<typeof aFileReading>[0], name = '🤖 Testar IA') {
  door.readFiles.mockResolvedValue([aFileReading(reading)]);
  serveExams({ hasModel: true });
  answer(giveConsent, () => ({
    data: { purpose: 'ai', version: CONSENT_VERSION, givenAt: '2026-11-17T12:00:00.000Z' },
  }));
  const { user } = openExams('?open=upload');
  await screen.findByRole('dialog', { name: 'Upload de Exames Médicos' });
  const file = new File(['%PDF-1.7'], 'laudo.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(await button(name));
  return user;
}

test('a text is sent only after the patient agreed, and every value found waits for a confirmation', async () => {
  const texts: string[] = [];
  const user = await openModel({});
  answer(extractExam, ({ body }) => {
    texts.push(body.text);
    return { data: FOUND };
  });
  expect(await screen.findByText(/mas algum pode escapar/)).toBeVisible();
  expect(texts).toEqual([]);
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/A IA encontrou 1 valor/)).toBeVisible();
  expect(texts).toHaveLength(1);
  // Values read by the device are not overruled.
  expect(screen.getByRole('textbox', { name: /Laboratório/ })).toHaveValue('Alameda');
  await user.click(await button('Conferir valores'));
  const review = await screen.findByRole('dialog', { name: 'Conferir valores' });
  expect(await within(review).findByText(/Lido pela IA, que pode errar/)).toBeVisible();
});

test('a page without text goes as a picture, and the screen says what it shows', async () => {
  const user = await openModel({ text: '', results: [] });
  answer(extractExamPicture, () => ({ data: FOUND }));
  expect(await screen.findByText(/seu nome também/)).toBeVisible();
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/A IA encontrou 1 valor/)).toBeVisible();
});

test('a model that fails leaves the files, and says what to do', async () => {
  const user = await openModel({});
  answer(extractExam, () => new Problem('unexpected', { message: 'Resposta vazia da IA' }));
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/Resposta vazia da IA/)).toHaveTextContent('digitar os valores');
  expect(screen.getByText('1 valor lido')).toBeVisible();
});

test('a model that takes long is given up, and can be asked again', async () => {
  const user = await openModel({});
  answer(extractExam, () => new Promise<never>(() => undefined));
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/Pode levar até um minuto/)).toBeVisible();
  await user.click(await button('Cancelar leitura por IA'));
  expect(screen.queryByText(/Pode levar até um minuto/)).toBeNull();
  answer(extractExam, () => ({ data: FOUND }));
  await user.click(await button(/^(Autorizar e enviar|Enviar à IA)$/));
  expect(await screen.findByText(/A IA encontrou 1 valor/)).toBeVisible();
});

test('a file in which nothing was read leads to the model, which waits for the patient', async () => {
  const texts: string[] = [];
  const user = await openModel({ results: [] }, 'Ler com IA');
  answer(extractExam, ({ body }) => {
    texts.push(body.text);
    return { data: FOUND };
  });
  expect(screen.queryByRole('button', { name: 'Ler com IA' })).toBeNull();
  expect(await screen.findByText(/mas algum pode escapar/)).toBeVisible();
  expect(texts).toEqual([]);
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/A IA encontrou 1 valor/)).toBeVisible();
  expect(texts).toHaveLength(1);
});

test('a file whose reading was broken is sent page by page, and pages without an answer are told', async () => {
  door.pageCount.mockResolvedValue(5);
  let asked = 0;
  const user = await openModel(
    { state: 'failed', text: '', results: [], sentence: 'Não deu.' },
    'Guardar sem ler',
  );
  answer(extractExamPicture, () => {
    asked += 1;
    return asked === 2 ? new Problem('unexpected', { message: 'A IA demorou demais.' }) : { data: FOUND };
  });
  await user.click(await button('Ler com IA'));
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/A IA demorou demais/)).toBeVisible();
  // The first page was answered about, and stays.
  expect(screen.getByText('1 valor lido')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ler mais páginas (faltam 4)' })).toBeVisible();
});

test('a file that is added after an answer is asked about alone', async () => {
  const texts: string[] = [];
  const user = await openModel({});
  answer(extractExam, ({ body }) => {
    texts.push(body.text);
    return { data: FOUND };
  });
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/A IA encontrou 1 valor/)).toBeVisible();
  const text = 'Texto do segundo laudo, com mais de cinquenta letras para ser texto.';
  door.readFiles.mockResolvedValue([aFileReading({ text })]);
  const second = new File(['%PDF-1.8'], 'segundo.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, second);
  await user.click(await button(/^(Autorizar e enviar|Enviar à IA)$/));
  await waitFor(() => expect(texts).toHaveLength(2));
  expect(texts[1]).toBe(text);
});

test('a file the model fails on does not keep it from the next', async () => {
  const texts: string[] = [];
  const text = 'Texto do segundo laudo, com mais de cinquenta letras para ser texto.';
  const user = await openModel({});
  door.readFiles.mockResolvedValue([aFileReading({ text })]);
  const second = new File(['%PDF-1.8'], 'segundo.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, second);
  await waitFor(() => expect(screen.getAllByText('1 valor lido')).toHaveLength(2));
  answer(extractExam, ({ body }) => {
    texts.push(body.text);
    return texts.length === 1
      ? new Problem('ai-too-slow', { message: 'A IA demorou demais.' })
      : { data: FOUND };
  });
  await user.click(await button('Autorizar e enviar'));
  expect(await screen.findByText(/A IA demorou demais/)).toBeVisible();
  expect(texts).toHaveLength(2);
  expect(await screen.findByText('2 valores lidos')).toBeVisible();
});

test('what a model did not read is told with its answer and beside the values', async () => {
  const user = await openModel({});
  answer(extractExam, () => ({ data: { ...FOUND, isWhole: false, leftOut: 2 } }));
  await user.click(await button('Autorizar e enviar'));
  const sentences = /A IA não leu o laudo inteiro: .* 2 valores que a IA deu não estão escritos assim/;
  expect(await screen.findByText(sentences)).toBeVisible();
  await user.click(await button('Conferir valores'));
  const review = await screen.findByRole('dialog', { name: 'Conferir valores' });
  expect(await within(review).findByText(sentences)).toBeVisible();
});
