import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render.tsx';
import { Button } from './Button.tsx';
import { toastQueue } from './toast.ts';
import { useDelete } from './use-delete.ts';

type Work = () => Promise<void>;

function Row(props: { remove: Work; restore: Work; failsIn?: 'toast' | 'place'; onDeleted?: () => void }) {
  const { failure, isPending, remove } = useDelete({
    ...props,
    words: { deleted: { title: 'Registro excluído' }, restored: { title: 'Registro de volta' } },
  });
  return (
    <>
      {failure && <output aria-label="Falha">{failure}</output>}
      <Button onPress={() => void remove()}>{isPending ? 'Excluindo...' : 'Excluir'}</Button>
    </>
  );
}

const done = () => vi.fn<Work>().mockResolvedValue();
const remove = () => screen.getByRole('button', { name: 'Excluir' });

test('what was deleted comes back when that is wished', async () => {
  const work = { remove: done(), restore: done(), onDeleted: vi.fn<() => void>() };
  const { user } = renderInApp(<Row {...work} />);
  await user.click(remove());
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Registro de volta')).toBeVisible();
  expect(work.remove).toHaveBeenCalledOnce();
  expect(work.restore).toHaveBeenCalledOnce();
  expect(work.onDeleted).toHaveBeenCalledOnce();
});

test.each(['toast', 'place'] as const)(
  'a refused deletion is said in its %s, and nothing is gone',
  async (failsIn) => {
    const refused = vi.fn<Work>().mockRejectedValue(new Problem('busy'));
    const onDeleted = vi.fn<() => void>();
    const { user } = renderInApp(<Row remove={refused} restore={done()} {...{ failsIn, onDeleted }} />);
    await user.click(remove());
    expect(await screen.findByText(/^Erro ao excluir: O Leveza está muito ocupado/)).toBeVisible();
    expect(screen.queryByLabelText('Falha') !== null).toBe(failsIn === 'place');
    expect(onDeleted).not.toHaveBeenCalled();
  },
);

test.each(['toast', 'place'] as const)(
  'a record that was deleted before is gone, and a toast says so: its own place goes with it (%s)',
  async (failsIn) => {
    toastQueue.clear();
    const refused = vi.fn<Work>().mockRejectedValue(new Problem('not-found'));
    const onDeleted = vi.fn<() => void>();
    const { user } = renderInApp(<Row remove={refused} restore={done()} {...{ failsIn, onDeleted }} />);
    await user.click(remove());
    expect(await screen.findByText('Este registro já tinha sido excluído.')).toBeVisible();
    expect(screen.queryByLabelText('Falha')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
    expect(onDeleted).toHaveBeenCalledOnce();
  },
);

test('two presses delete once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = vi.fn<Work>().mockReturnValue(promise);
  const { user } = renderInApp(<Row remove={slow} restore={done()} />);
  await user.dblClick(remove());
  resolve();
  await waitFor(() => expect(remove()).toBeVisible());
  expect(slow).toHaveBeenCalledOnce();
});
