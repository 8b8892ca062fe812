import { addExam, type Exam } from '@leveza/contract/exams/exams.ts';
import { SEEK_CARE } from '@leveza/domain/exams/seek-care.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '../../testing/server.ts';
import type * as Door from './reading/read-files.ts';
import { openExams, serveExams } from './testing/open-exams.tsx';
import { aFileReading, anExam, aResult } from './testing/samples.ts';

const door = vi.hoisted(() => ({
  readFiles: vi.fn<typeof Door.readFiles>(),
  pagePicture: vi.fn<typeof Door.pagePicture>(),
}));
vi.mock('./reading/read-files.ts', () => door);

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A server that calls the exam critical once it is kept. */
function serveCritical(situation: { areFiguresCovered?: boolean } = {}): void {
  const known = serveExams(situation);
  const exam = anExam({
    examType: 'Potássio',
    status: 'critical',
    criticalCount: 1,
    results: [aResult({ key: 'potassio', parameter: 'Potássio', value: '6,8', flag: 'critical' })],
    aiAnalysis: {
      summary: '1 de 1 fora da faixa.',
      concerns: [],
      recommendations: [SEEK_CARE],
      isByModel: false,
    },
  });
  answer(addExam, () => {
    known.exams = [exam];
    return { data: exam };
  });
}

/** The exam is open, with when to seek care. */
async function expectCare(name = 'Potássio'): Promise<void> {
  const details = await screen.findByRole('dialog', { name });
  expect(await within(details).findByText(SEEK_CARE, { exact: false })).toBeVisible();
}

/** The window with these files read. */
async function openUpload(...names: string[]) {
  door.readFiles.mockResolvedValue([aFileReading()]);
  door.pagePicture.mockResolvedValue(new Blob(['page'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  const { user } = openExams('?open=upload');
  await screen.findByRole('dialog', { name: 'Upload de Exames Médicos' });
  const files = names.map((name) => new File([name], name, { type: 'application/pdf' }));
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files);
  expect(await screen.findAllByText('1 valor lido')).toHaveLength(names.length);
  return user;
}

test('a critical value that was sent says at once when to seek care, and the list leads back to it', async () => {
  serveCritical();
  const user = await openUpload('laudo.pdf');
  await user.click(await button('Conferir valores'));
  await user.click(await button('Salvar Exame'));
  await expectCare();
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);
  await user.click(await button('Ver o que fazer'));
  await expectCare();
});

test('a critical value says when to seek care also where figures are covered, and reads as nothing else', async () => {
  serveCritical({ areFiguresCovered: true });
  const user = await openUpload('laudo.pdf');
  await user.click(await button('Conferir valores'));
  await user.click(await button('Salvar Exame'));
  await expectCare('Exame');
  const details = screen.getByRole('dialog', { name: 'Exame' });
  expect(details).not.toHaveTextContent(/Processado|6,8/);
});

test('a window left after the first of two exams still says when to seek care', async () => {
  serveCritical();
  const user = await openUpload('um.pdf', 'dois.pdf');
  await user.click(await screen.findByRole('checkbox', { name: /São exames diferentes/ }));
  await user.click(await button('Conferir valores'));
  await user.click(await button('Salvar Exame'));
  await screen.findByRole('dialog', { name: 'Conferir valores' });
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);
  await user.click(await button(/Descartar|Sair/));
  await expectCare();
});

test('a critical value that was typed says at once when to seek care', async () => {
  serveCritical();
  const { user } = openExams('?open=new');
  fill(await screen.findByRole('textbox', { name: /Data do Exame/ }), '02/03/2026');
  fill(screen.getByRole('textbox', { name: /Laboratório/ }), 'Alameda');
  fill(screen.getByRole('combobox', { name: /Tipo de Exame/ }), 'Potássio');
  await user.tab();
  await user.click(await button('Salvar Exame'));
  await expectCare();
});

test('a critical value stays in sight behind a newer harmless exam, and leads to its own exam', async () => {
  const potassium = anExam({
    examType: 'Potássio',
    results: [
      aResult({ key: 'potassio', parameter: 'Potássio', value: '6,8', unit: 'mmol/L', flag: 'critical' }),
    ],
  });
  serveExams({ exams: [anExam({ examType: 'TSH', results: [], outsideCount: 0 }), potassium] });
  const { user } = openExams();
  const notice = await screen.findByRole('note');
  expect(notice).toHaveTextContent('Um valor crítico pede uma conversa hoje');
  expect(notice).toHaveTextContent('Potássio: 6,8 mmol/L, em 02/03/2026');
  await user.click(within(notice).getByRole('button', { name: 'Ver o que fazer' }));
  expect(await screen.findByRole('dialog', { name: 'Potássio' })).toBeVisible();
});

const CRITICAL = {
  status: 'critical',
  criticalCount: 1,
  aiAnalysis: {
    summary: '1 de 1 fora da faixa.',
    concerns: [],
    recommendations: [SEEK_CARE],
    isByModel: false,
  },
} satisfies Partial<Exam>;

const critical = (parameter: string) =>
  anExam({ ...CRITICAL, examType: parameter, results: [aResult({ parameter, flag: 'critical' })] });

test('a talk with the doctor ends the notice, its exam says when it was, and both can be taken back', async () => {
  const exam = critical('Potássio');
  serveExams({ exams: [exam] });
  const { user } = openExams(`?open=details&item=${exam.id}`);
  const details = await screen.findByRole('dialog', { name: 'Potássio' });
  await user.click(await within(details).findByRole('button', { name: 'Já falei com o médico' }));
  expect(await within(details).findByText('Você falou com o médico em 04/03/2026.')).toBeVisible();
  await user.click(within(details).getByRole('button', { name: 'Desfazer' }));
  await within(details).findByRole('button', { name: 'Já falei com o médico' });
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);

  const notice = await screen.findByRole('note');
  await user.click(within(notice).getByRole('button', { name: 'Já falei com o médico' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

test('of two exams with critical values each is spoken about for itself', async () => {
  serveExams({ exams: [critical('Potássio'), critical('Sódio')] });
  openExams();
  const notice = await screen.findByRole('note');
  expect(notice).toHaveTextContent('2 valores críticos pedem uma conversa hoje');
  expect(within(notice).queryByRole('button', { name: 'Já falei com o médico' })).toBeNull();
});

/** Another device corrects the exam while this screen shows the potassium alone. */
function correctElsewhere(known: { exams: Exam[] }): void {
  known.exams = known.exams.map((exam) => ({
    ...exam,
    criticalCount: 3,
    results: [
      ...exam.results,
      aResult({ parameter: 'Glicose', value: '35', flag: 'critical' }),
      aResult({ parameter: 'Sódio', value: '112', unit: 'mmol/L', flag: 'critical' }),
    ],
  }));
}

const CHANGED = 'Não foi possível anotar: O exame mudou: há outros valores críticos. Veja de novo.';

test('a press on a notice that is no longer whole marks nothing, and shows what else is critical', async () => {
  const known = serveExams({ exams: [critical('Potássio')] });
  const { user } = openExams();
  const notice = await screen.findByRole('note');
  correctElsewhere(known);
  await user.click(within(notice).getByRole('button', { name: 'Já falei com o médico' }));
  expect(await screen.findByText(CHANGED)).toBeVisible();
  for (const words of ['3 valores críticos', 'Potássio: 104', 'Glicose: 35', 'Sódio: 112']) {
    expect(screen.getByRole('note')).toHaveTextContent(words);
  }
  await user.click(within(notice).getByRole('button', { name: 'Já falei com o médico' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

test('the details of an exam show its new values before a talk about them is noted', async () => {
  const exam = critical('Potássio');
  const known = serveExams({ exams: [exam] });
  const { user } = openExams(`?open=details&item=${exam.id}`);
  const details = await screen.findByRole('dialog', { name: 'Potássio' });
  const say = await within(details).findByRole('button', { name: 'Já falei com o médico' });
  correctElsewhere(known);
  await user.click(say);
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(details).toHaveTextContent('112');
  await user.click(within(details).getByRole('button', { name: 'Já falei com o médico' }));
  expect(await within(details).findByText('Você falou com o médico em 04/03/2026.')).toBeVisible();
});
