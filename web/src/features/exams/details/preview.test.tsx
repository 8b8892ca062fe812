import { readExamFile } from '@leveza/contract/exams/files.ts';
import { SENTENCES } from '@leveza/reading/sentences.ts';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import type * as Door from '../reading/read-files.ts';
import { openExams, serveExams } from '../testing/open-exams.tsx';
import { anExam } from '../testing/samples.ts';

const door = vi.hoisted(() => ({
  pageCount: vi.fn<typeof Door.pageCount>(),
  pagePicture: vi.fn<typeof Door.pagePicture>(),
}));
vi.mock('../reading/read-files.ts', () => door);

const fill = async (password: string) =>
  fireEvent.change(await screen.findByLabelText('Senha do PDF'), { target: { value: password } });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  door.pageCount.mockReset().mockResolvedValue(2);
  door.pagePicture.mockReset().mockResolvedValue(new Blob(['page'], { type: 'image/jpeg' }));
  URL.createObjectURL = () => 'blob:page';
  URL.revokeObjectURL = () => undefined;
  answer(readExamFile, () => ({}));
});

function openPreview(areFiguresCovered = false) {
  const exam = anExam();
  serveExams({ exams: [exam], areFiguresCovered });
  return openExams(`?open=preview&item=${exam.id}&file=${exam.files[0]!.id}`);
}

test('the pages of a file are turned inside the app', async () => {
  const { user } = openPreview();
  expect(await screen.findByText('Página 1 de 2')).toBeVisible();
  await user.click(await button('Próxima página'));
  expect(await screen.findByText('Página 2 de 2')).toBeVisible();
});

test('a sideways photo is turned by quarters', async () => {
  door.pageCount.mockResolvedValue(1);
  const { user } = openPreview();
  await user.click(await button('Girar'));
  expect(door.pagePicture).toHaveBeenLastCalledWith(expect.any(File), 1, { turn: 1 });
  for (const _ of [2, 3, 4]) await user.click(await button('Girar'));
  expect(door.pagePicture).toHaveBeenLastCalledWith(expect.any(File), 1, {});
});

test('a protected PDF asks for its password, says when it is wrong, and is then shown', async () => {
  door.pageCount.mockImplementation(async (_, { password } = {}) => {
    if (password !== '1234') throw new Error(SENTENCES.password);
    return 1;
  });
  const { user } = openPreview();
  await fill('9999');
  await user.click(await button('Abrir arquivo'));
  expect(await screen.findByText('A senha não abriu o arquivo. Confira e tente de novo.')).toBeVisible();
  await fill('1234');
  await user.click(await button('Abrir arquivo'));
  expect(await screen.findByRole('img', { name: 'laudo.pdf, página 1' })).toBeVisible();
  expect(door.pagePicture).toHaveBeenLastCalledWith(expect.any(File), 1, { password: '1234' });
});

test('the name of a file is covered with the figures', async () => {
  openPreview(true);
  expect(await screen.findByRole('img', { name: 'Arquivo 1, página 1' })).toBeVisible();
  expect(screen.queryByText(/laudo\.pdf/)).toBeNull();
});

test('a file that cannot be shown says what to do', async () => {
  door.pageCount.mockRejectedValue(new Error(SENTENCES.failed));
  openPreview();
  expect(await screen.findByText('Não foi possível mostrar este arquivo')).toBeVisible();
});
