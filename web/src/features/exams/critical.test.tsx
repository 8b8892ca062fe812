import { addExam } from '@leveza/contract/exams/exams.ts';
import { fireEvent, screen, within } from '@testing-library/react';
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
const SEEK_CARE = 'Fale hoje com quem pediu o exame.';

/** A server that calls the exam critical once it is kept. */
function serveCritical(): void {
  const known = serveExams();
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
async function expectCare(): Promise<void> {
  const details = await screen.findByRole('dialog', { name: 'Potássio' });
  expect(await within(details).findByText(SEEK_CARE)).toBeVisible();
}

test('a critical value that was sent says at once when to seek care', async () => {
  door.readFiles.mockResolvedValue([aFileReading()]);
  door.pagePicture.mockResolvedValue(new Blob(['page'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  serveCritical();
  const { user } = openExams('?open=upload');
  await screen.findByRole('dialog', { name: 'Upload de Exames Médicos' });
  const file = new File(['%PDF-1.7'], 'laudo.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByText('1 valor lido');
  await user.click(await button('Conferir valores'));
  await user.click(await button('Salvar Exame'));
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
