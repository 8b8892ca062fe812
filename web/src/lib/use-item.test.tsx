import {
  type Application,
  changeApplication,
  deleteApplication,
  readApplication,
} from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aNextDose, anApplication } from '../testing/applications.ts';
import { renderInApp } from '../testing/render.tsx';
import { answer } from '../testing/server.ts';
import { useCommand } from './api.ts';
import { useItem } from './use-item.ts';

const ROW = anApplication({ medicationName: 'Ozempic' });
const OTHER = anApplication({ medicationName: 'Wegovy' });

interface Props {
  id: string | null;
  rows?: Application[];
  isLoading?: boolean;
  onLost?: (message: string) => void;
}

function Shown({ id, rows = [], isLoading = false, onLost = () => undefined }: Props) {
  const row = useItem(readApplication, id, { rows, isLoading, onLost });
  const change = useCommand(changeApplication);
  const remove = useCommand(deleteApplication);
  return (
    <>
      <p>{row ? row.medicationName : 'nada'}</p>
      <button type="button" onClick={() => change.mutate({ params: { id: ROW.id }, body: { pain: 1 } })}>
        Alterar
      </button>
      <button type="button" onClick={() => remove.mutate({ params: { id: ROW.id } })}>
        Excluir
      </button>
    </>
  );
}

/** How often the server was asked for it, and what it answers. */
function serve(reply: () => { data: Application } | Problem) {
  const asked = vi.fn<() => void>();
  answer(readApplication, () => {
    asked();
    return reply();
  });
  return asked;
}

test('the row on the screen is not asked for', () => {
  const asked = serve(() => ({ data: ROW }));
  renderInApp(<Shown id={ROW.id} rows={[OTHER, ROW]} />);
  expect(screen.getByText('Ozempic')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('one that is not on the screen is asked for, once the screen is there', async () => {
  const asked = serve(() => ({ data: ROW }));
  const { rerender } = renderInApp(<Shown id={ROW.id} isLoading />);
  expect(screen.getByText('nada')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  rerender(<Shown id={ROW.id} rows={[OTHER]} />);
  expect(await screen.findByText('Ozempic')).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

test('nothing is asked for when nothing is open', () => {
  const asked = serve(() => ({ data: ROW }));
  renderInApp(<Shown id={null} rows={[OTHER]} />);
  expect(screen.getByText('nada')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['a deleted one', ROW.id, new Problem('not-found'), 'Este registro não existe mais.'],
  ['an id nobody gave', 'abc', new Problem('not-found'), 'Este registro não existe mais.'],
  ['a server in trouble', ROW.id, new Problem('unexpected'), 'Algo deu errado. Tente novamente.'],
])('%s is lost, and says why', async (_, id, problem, message) => {
  serve(() => problem);
  const onLost = vi.fn<(message: string) => void>();
  renderInApp(<Shown id={id} onLost={onLost} />);
  await waitFor(() => expect(onLost).toHaveBeenCalledExactlyOnceWith(message));
});

test('it stays while its dialog is closing, and the next one does not show it', async () => {
  serve(() => new Problem('not-found'));
  const onLost = vi.fn<(message: string) => void>();
  const { rerender } = renderInApp(<Shown id={ROW.id} rows={[ROW]} />);
  rerender(<Shown id={null} rows={[ROW]} />);
  expect(screen.getByText('Ozempic')).toBeVisible();
  rerender(<Shown id={OTHER.id} rows={[ROW]} onLost={onLost} />);
  expect(screen.getByText('nada')).toBeVisible();
  await waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

test('a row that leaves the list stays, and is neither asked for nor lost', async () => {
  const asked = serve(() => new Problem('not-found'));
  const { rerender } = renderInApp(<Shown id={ROW.id} rows={[ROW]} />);
  rerender(<Shown id={ROW.id} rows={[]} />);
  await Promise.resolve();
  expect(screen.getByText('Ozempic')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});

test('one that was asked for follows its changes, and its deletion is not a loss', async () => {
  let reply: { data: Application } | Problem = { data: ROW };
  serve(() => reply);
  answer(changeApplication, () => ({ data: ROW, nextDose: aNextDose() }));
  const deleted = vi.fn<() => { data: Application }>(() => ({ data: ROW }));
  answer(deleteApplication, deleted);
  const onLost = vi.fn<(message: string) => void>();
  const { user } = renderInApp(<Shown id={ROW.id} onLost={onLost} />);
  expect(await screen.findByText('Ozempic')).toBeVisible();
  reply = { data: { ...ROW, medicationName: 'Rybelsus' } };
  await user.click(screen.getByRole('button', { name: 'Alterar' }));
  expect(await screen.findByText('Rybelsus')).toBeVisible();
  const asked = serve(() => new Problem('not-found'));
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(deleted).toHaveBeenCalledOnce());
  expect(asked).not.toHaveBeenCalled();
  // Deleted on another device.
  await user.click(screen.getByRole('button', { name: 'Alterar' }));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByText('Rybelsus')).toBeVisible();
  expect(onLost).not.toHaveBeenCalled();
});

test('opened again, it is read again, and what it was is not shown', async () => {
  let reply = { data: ROW };
  serve(() => reply);
  const { rerender } = renderInApp(<Shown id={ROW.id} />);
  expect(await screen.findByText('Ozempic')).toBeVisible();
  rerender(<Shown id={null} />);
  reply = { data: { ...ROW, medicationName: 'Rybelsus' } };
  await new Promise((resolve) => setTimeout(resolve, 20));
  rerender(<Shown id={ROW.id} />);
  expect(screen.queryByText('Ozempic')).toBeNull();
  expect(await screen.findByText('Rybelsus')).toBeVisible();
});
