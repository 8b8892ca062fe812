import { importWeights, undoImport } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openMeasurements, serve } from '../testing/open-measurements.tsx';
import { aMeasurement } from '../testing/samples.ts';
import { carryOut } from './carry-out.ts';
import type { ReadingOrder } from './reading.ts';

const terminated = vi.fn<() => void>();
let isStuck = false;

/** jsdom has no workers: the same work in the same thread. */
class HereWorker extends EventTarget {
  postMessage(order: ReadingOrder) {
    if (isStuck) return;
    void carryOut(order, (data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate() {
    terminated();
  }
}

const CSV = 'Data,Peso\n2026-01-02,92.4\n2026-01-03,92.1\n2026-13-03,92';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

// Lazy on the page; its first loading takes long on a busy machine.
beforeAll(() => import('./ImportDialog.tsx'));

beforeEach(() => {
  isStuck = false;
  vi.stubGlobal('Worker', HereWorker);
});

async function choose(content: string) {
  const { user, search } = openMeasurements('?open=import');
  await screen.findByText('O arquivo é lido neste aparelho. Só os pesos e as datas vão para o Leveza.');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File([content], 'pesos.csv', { type: 'text/csv' }));
  return { user, search };
}

test('a file is looked at before anything is imported, and the whole import can be taken back', async () => {
  serve({ measurements: [aMeasurement()] });
  const sent = vi.fn<(body: unknown) => void>();
  const importId = '60000000-0000-4000-8000-000000000001';
  answer(importWeights, ({ body }) => {
    sent(body);
    return { data: { importId, added: 1, merged: 1 } };
  });
  answer(undoImport, ({ params }) => ({ data: { removed: params.id === importId ? 1 : 0 } }));
  const { user, search } = await choose(CSV);
  expect(await screen.findByText('De 02/01/2026 a 03/01/2026.')).toBeVisible();
  expect(screen.getByText('1 linha fica de fora')).toBeVisible();
  expect(screen.getByText('Linha 4:').closest('li')).toHaveTextContent('Não entendemos a data ou a hora.');
  expect(screen.getByText('Data em “Data” e peso em “Peso”, em kg.')).toBeVisible();
  // A day without a time is shown without one.
  expect(screen.getByText('03/01/2026')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await user.click(await button('Importar 2 pesos'));
  expect(await screen.findByText('1 peso importado')).toBeVisible();
  expect(screen.getByText('1 peso já estava aqui.')).toBeVisible();
  expect(search()).toEqual({});
  expect(sent).toHaveBeenCalledWith({
    source: 'csv',
    rows: [
      ['2026-01-02T03:00:00.000Z', 92.4],
      ['2026-01-03T03:00:00.000Z', 92.1],
    ],
  });
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Importação desfeita')).toBeVisible();
});

test('a refused import says why and keeps the file', async () => {
  serve({ measurements: [aMeasurement()] });
  answer(importWeights, () => new Problem('offline'));
  const { user } = await choose(CSV);
  await user.click(await button('Importar 2 pesos'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'O Leveza não está respondendo. Confira sua internet',
  );
  expect(await button('Importar 2 pesos')).toBeEnabled();
});

test('a file without weights has nothing to import', async () => {
  serve({ measurements: [aMeasurement()] });
  await choose('Data,Peso\n1,2');
  expect(await screen.findByText('Não encontramos pesos neste arquivo')).toBeVisible();
  expect(await button('Importar')).toBeDisabled();
});

async function pick(user: UserEvent, label: string, option: RegExp) {
  await user.click(await button(new RegExp(label)));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('columns nobody knows are chosen by hand, over the first lines', async () => {
  serve({ measurements: [aMeasurement()] });
  const { user } = await choose('Quem;Antes;Depois;Em\nAna;200;198;01/02/2026\nAna;199;197;03/02/2026\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Não encontramos uma coluna de data e uma de peso.',
  );
  expect(screen.getByText('Ana · 200 · 198 · 01/02/2026')).toBeVisible();
  expect(await button('Importar')).toBeDisabled();
  expect(await button(/Coluna da data/)).toHaveTextContent('Em');

  await pick(user, 'Coluna do peso', /^Em/);
  expect(screen.getByText('Escolha outra coluna para o peso.')).toBeVisible();
  expect(await button('Ler com estas colunas')).toBeDisabled();
  await pick(user, 'Coluna do peso', /^Depois/);
  await pick(user, 'Unidade do peso', /^Libras/);
  await user.click(await button('Ler com estas colunas'));
  expect(
    await screen.findByText('Data em “Em” e peso em “Depois”, em libras. Datas como dia/mês/ano.'),
  ).toBeVisible();
  expect(screen.getByText('De 01/02/2026 a 03/02/2026.')).toBeVisible();
  expect(screen.getByText('89,4 kg')).toBeVisible();
  expect(await button('Importar 2 pesos')).toBeEnabled();
});

test('the order of the dates can be set right', async () => {
  serve({ measurements: [aMeasurement()] });
  const { user } = await choose('Date,Weight\n01/02/2026,90\n01/03/2026,91\n');
  expect(await screen.findByText('De 01/02/2026 a 01/03/2026.')).toBeVisible();
  await user.click(await button('Ajustar'));
  await pick(user, 'Ordem da data', /^Mês/);
  await user.click(await button('Ler com estas colunas'));
  expect(await screen.findByText('De 02/01/2026 a 03/01/2026.')).toBeVisible();
  expect(screen.getByText(/Datas como mês\/dia\/ano\./)).toBeVisible();
});

test('a file that is no table is refused, and the help stays', async () => {
  serve({ measurements: [aMeasurement()] });
  await choose('só um texto');
  expect(await screen.findByRole('alert')).toHaveTextContent('Não encontramos uma tabela');
  expect(screen.getByText('App Saúde do iPhone (ZIP)')).toBeVisible();
});

test('a long reading shows how far it is and can be cancelled', async () => {
  serve({ measurements: [aMeasurement()] });
  isStuck = true;
  const { user } = await choose(CSV);
  expect(await screen.findByRole('progressbar', { name: 'Lendo o arquivo' })).toBeInTheDocument();
  await user.click(await button('Cancelar leitura'));
  await waitFor(() => expect(terminated).toHaveBeenCalled());
  expect(screen.queryByText('pesos.csv')).toBeNull();
});
