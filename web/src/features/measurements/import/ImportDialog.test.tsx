import { importWeights, undoImport } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { aMeasurement, openMeasurements, serve } from '../testing/open-measurements.tsx';
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
  expect(sent).not.toHaveBeenCalled();

  await user.click(await button('Importar 2 pesos'));
  expect(await screen.findByText('1 peso importado')).toBeVisible();
  expect(screen.getByText('1 peso já estava aqui.')).toBeVisible();
  expect(search()).toEqual({});
  expect(sent).toHaveBeenCalledWith({
    source: 'csv',
    rows: [
      ['2026-01-02T15:00:00.000Z', 92.4],
      ['2026-01-03T15:00:00.000Z', 92.1],
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
  expect(await screen.findByRole('alert')).toHaveTextContent(new Problem('offline').message);
  expect(await button('Importar 2 pesos')).toBeEnabled();
});

test('a file without weights has nothing to import', async () => {
  serve({ measurements: [aMeasurement()] });
  await choose('a,b\n1,2');
  expect(await screen.findByText('Não encontramos pesos neste arquivo')).toBeVisible();
  expect(await button('Importar')).toBeDisabled();
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
