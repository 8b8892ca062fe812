import { type Moment, seeMoment, type SeenMoment } from '@leveza/contract/moments.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { MomentSheet } from './MomentSheet.tsx';

const MILESTONE: Moment = {
  kind: 'milestone',
  subject: 'percent-10',
  happenedOn: '2026-11-20',
  name: '10 % a menos que no início',
};

/** The words that were written on the picture. */
let written: string[];

beforeEach(() => {
  written = [];
  vi.stubGlobal('Path2D', Object);
  const context = new Proxy(
    {},
    {
      get: (_, name) => (text: string) => name === 'fillText' && written.push(text),
      set: () => true,
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
});

async function open(moment: Moment, patient = {}) {
  const onClose = vi.fn<() => void>();
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  renderInApp(<MomentSheet moment={moment} onClose={onClose} />);
  await screen.findByRole('dialog');
  return onClose;
}

test('closing it is seeing it', async () => {
  const seen: SeenMoment[] = [];
  answer(seeMoment, ({ body }) => {
    seen.push(body);
    return { data: body };
  });
  const onClose = await open(MILESTONE);
  expect(screen.getByRole('dialog', { name: 'Um marco no seu caminho' })).toHaveTextContent(
    'Você alcançou: 10 % a menos que no início. Cada passo até aqui foi seu.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(seen).toEqual([{ kind: 'milestone', subject: 'percent-10' }]));
});

test('the picture has no figure unless the patient switches it on', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }));
  await open(MILESTONE);
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]![0].files![0]!.type).toBe('image/png');
  expect(written).toEqual(['Mais um marco no meu caminho.', 'Leveza']);
  expect(written.join(' ')).not.toMatch(/\d/);

  fireEvent.click(screen.getByRole('switch', { name: 'Mostrar números na imagem' }));
  written = [];
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(written).toContain('10 % a menos que no início');
});

test('where nothing can be shared the picture is downloaded', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => false }));
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open({ kind: 'first-dose', subject: '', happenedOn: '2026-11-20', name: null });
  expect(screen.queryByRole('switch')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
});

test('a refusal of the device is said', async () => {
  const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }));
  await open(MILESTONE);
  fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
  expect(await screen.findByText('Não foi possível compartilhar. Tente de novo.')).toBeVisible();
});

test('covered figures are in no sentence and on no picture', async () => {
  await open(MILESTONE, { areFiguresCovered: true });
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/10 %/);
  expect(screen.queryByRole('switch')).toBeNull();
});
