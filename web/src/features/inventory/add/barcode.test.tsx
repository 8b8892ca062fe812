import { createProduct } from '@leveza/contract/catalog/catalog.ts';
import { findByEan } from '@leveza/contract/catalog/search.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FOUND, OMEGA, PEN } from '../../../testing/products.ts';
import { answer } from '../../../testing/server.ts';
import { dialog, field, gone, press, type } from './testing/hands.ts';
import { openAdd, serve } from './testing/open-add.tsx';

const EAN = '7896004703398';
const BARCODE = { search: 'add=barcode' };
const NOTHING = { product: null, packSize: null, found: null, attribution: null };
const EAN_FIELD = 'Código de barras (EAN)';

function know(data: Partial<typeof NOTHING> | object) {
  const asked: string[] = [];
  answer(findByEan, ({ params }) => {
    asked.push(params.ean);
    return { data: { ...NOTHING, ...data } };
  });
  return asked;
}

async function look(user: ReturnType<typeof openAdd>['user'], ean = EAN) {
  await screen.findByRole('form', { name: 'Código de barras' });
  type(EAN_FIELD, ean);
  await press(user, 'Buscar');
}

describe('a typed code', () => {
  test('of the catalogue leads to its product', async () => {
    serve();
    const asked = know({ product: OMEGA, packSize: 120 });
    const { user } = openAdd();
    await press(user, 'Código de barras');
    await dialog('Ler código de barras');
    await look(user, '789 600470 3398');
    expect(await screen.findByText('Encontrado no catálogo')).toBeVisible();
    await press(user, OMEGA.name);
    await dialog('Cadastrar Produto');
    expect(asked).toEqual([EAN]);
    expect(field('Nome')).toHaveValue(OMEGA.name);
    // The very box in hand, not the usual one.
    expect(field('Unidades por caixa')).toHaveValue('120');
  });

  test('found elsewhere says where, and becomes a product of the patient’s own with its barcode', async () => {
    const sent = serve();
    const found = { ...FOUND, source: 'open-food-facts' as const, ean: EAN };
    know({ found, attribution: 'Fonte: Open Food Facts (ODbL)' });
    const { user } = openAdd(BARCODE);
    await look(user);
    expect(await screen.findByText('Fonte: Open Food Facts (ODbL)')).toBeVisible();
    await press(user, FOUND.name);
    await dialog('Cadastrar Produto');
    expect(sent.products).toEqual([expect.objectContaining({ name: FOUND.name, ean: EAN })]);
  });

  test('that nobody knows is kept for the entry by hand', async () => {
    const sent = serve();
    know(NOTHING);
    const { user } = openAdd(BARCODE);
    await look(user);
    expect(await screen.findByText('Não encontramos este código')).toBeVisible();
    await press(user, 'Adicionar manualmente');
    await dialog('Cadastrar Produto');
    type('Nome', 'Chá da avó');
    type('Dosagem', '1 sachê');
    type('Unidades por caixa', '15');
    await press(user, 'Próximo');
    await press(user, 'Adicionar ao estoque');
    await gone();
    expect(sent.products).toEqual([expect.objectContaining({ name: 'Chá da avó', ean: EAN })]);
  });

  test('that nobody knows can be asked of the model', async () => {
    serve();
    know(NOTHING);
    const { user } = openAdd(BARCODE);
    await look(user);
    await press(user, 'Buscar com IA');
    await dialog('Buscar com IA');
    await screen.findByRole('form', { name: 'Buscar com IA' });
    expect(field(EAN_FIELD)).toHaveValue(EAN);
  });

  test('that cannot be whole is not sent', async () => {
    serve();
    const asked = know(NOTHING);
    const { user } = openAdd(BARCODE);
    await look(user, '7896004703399');
    expect(await screen.findByText('Código de barras inválido. Confira os números.')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('that cannot be looked up now says so', async () => {
    serve();
    answer(findByEan, () => new Problem('ean-unavailable'));
    const { user } = openAdd(BARCODE);
    await look(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Não foi possível consultar este código de barras agora.',
    );
  });

  test('of a GLP-1 pen leads to no box that no screen would show', async () => {
    serve();
    know({ product: PEN });
    answer(createProduct, () => new Problem('unexpected'));
    const { user } = openAdd(BARCODE);
    await look(user);
    expect(await screen.findByText(/Canetas de GLP-1 têm uma tela própria/)).toBeVisible();
    expect(screen.queryByRole('button', { name: PEN.name })).not.toBeInTheDocument();
  });
});

describe('the camera', () => {
  const stop = vi.fn<() => void>();
  const getUserMedia = vi.fn<() => Promise<{ getTracks: () => { stop: () => void }[] }>>();
  const detect = vi.fn<() => Promise<{ rawValue: string }[]>>();

  beforeEach(() => {
    stop.mockReset();
    getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
    detect.mockReset().mockResolvedValue([]);
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(['ean_13']);
        }
        detect = detect;
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    vi.restoreAllMocks();
  });

  test('reads until a code is whole, and lets go', async () => {
    serve();
    const asked = know({ product: OMEGA });
    detect.mockResolvedValueOnce([]).mockResolvedValueOnce([{ rawValue: '12345' }]);
    detect.mockResolvedValueOnce([{ rawValue: EAN }]);
    const { user } = openAdd(BARCODE);
    await press(user, 'Abrir câmera');
    expect(await screen.findByText('Encontrado no catálogo')).toBeVisible();
    expect(asked).toEqual([EAN]);
    expect(field(EAN_FIELD)).toHaveValue(EAN);
    expect(stop).toHaveBeenCalled();
    expect(screen.queryByLabelText('Imagem da câmera')).not.toBeInTheDocument();
  });

  test.each([
    ['NotAllowedError', 'A câmera não foi liberada'],
    ['NotFoundError', 'Nenhuma câmera encontrada'],
    ['NotReadableError', 'A câmera não abriu'],
  ])('%s is said in words, and a code can still be typed', async (name, sentence) => {
    serve();
    getUserMedia.mockRejectedValue(new DOMException('', name));
    const { user } = openAdd(BARCODE);
    await press(user, 'Abrir câmera');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field(EAN_FIELD)).toBeVisible();
  });

  test('is let go when the step is left', async () => {
    serve();
    const { user } = openAdd(BARCODE);
    await press(user, 'Abrir câmera');
    expect(await screen.findByText(/Aponte para as barras da caixa/)).toBeVisible();
    await press(user, 'Voltar');
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });
});
