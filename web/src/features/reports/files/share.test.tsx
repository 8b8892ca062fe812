import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastQueue } from '../../../ui/toast.ts';
import { openReports } from '../testing/open-reports.tsx';

vi.mock('../pdf/make-pdf.ts', () => ({
  makePdf: async () => new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
}));

const share = vi.fn<(shared: ShareData) => Promise<void>>();
/** The names of the files that were saved: the page may have been loaded before this file, with the real way to save. */
const saved: string[] = [];

beforeEach(() => {
  toastQueue.clear();
  saved.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  share.mockReset();
  Object.assign(navigator, { canShare: () => true, share });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
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
  expect(saved).toEqual([]);
  expect(screen.queryByText(SAVED)).toBeNull();
});

test('closing the list of apps saves nothing', async () => {
  share.mockRejectedValue(new DOMException('', 'AbortError'));
  await send();
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(await screen.findByRole('button', { name: 'Gerar PDF' })).toBeEnabled();
  expect(saved).toEqual([]);
});

test('where the press is too long ago, the file is saved and said to be', async () => {
  share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await send();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/\.pdf$/u)]);
});

test('a device without sharing has no such entry', async () => {
  Object.assign(navigator, { canShare: () => false });
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: LABEL })).toBeNull();
});
