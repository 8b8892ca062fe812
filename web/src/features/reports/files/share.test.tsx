import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastQueue } from '../../../ui/toast.ts';
import { openReports } from '../testing/open-reports.tsx';

const saveFile = vi.hoisted(() => vi.fn<(content: Blob, name: string) => void>());
vi.mock('../../../lib/save-file.ts', () => ({ saveFile }));
vi.mock('../pdf/make-pdf.ts', () => ({
  makePdf: async () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
}));

const share = vi.fn<(shared: ShareData) => Promise<void>>();

beforeEach(() => {
  toastQueue.clear();
  saveFile.mockClear();
  share.mockReset();
  Object.assign(navigator, { canShare: () => true, share });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const LABEL = 'Enviar PDF por um aplicativo';
const SAVED = 'Relatório PDF baixado com sucesso!';

async function openMenu() {
  const { user } = openReports();
  await screen.findByRole('article');
  await user.click(screen.getByRole('button', { name: 'Outros formatos' }));
  await screen.findByRole('menuitem', { name: 'Imprimir' });
  return user;
}

const send = async () => (await openMenu()).click(screen.getByRole('menuitem', { name: LABEL }));

test('the PDF is handed to the apps of the device, and nothing is said to be saved', async () => {
  share.mockResolvedValue();
  await send();
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [file] = share.mock.calls[0]![0].files!;
  expect(file).toMatchObject({ name: expect.stringMatching(/\.pdf$/u) as string, type: 'application/pdf' });
  expect(await screen.findByRole('button', { name: 'Gerar PDF' })).toBeEnabled();
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.queryByText(SAVED)).toBeNull();
});

test('closing the list of apps saves nothing', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  await send();
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(await screen.findByRole('button', { name: 'Gerar PDF' })).toBeEnabled();
  expect(saveFile).not.toHaveBeenCalled();
});

test('where the press is too long ago, the file is saved and said to be', async () => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await send();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(saveFile).toHaveBeenCalledOnce();
});

test('a device without sharing has no such entry', async () => {
  Object.assign(navigator, { canShare: () => false });
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: LABEL })).toBeNull();
});
