import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { box, inDays, losartan } from '../../testing/boxes.ts';
import type { TakeProps } from './shared/take-slot.ts';
import { openStock, serve } from './testing/open-stock.tsx';

const OPEN = '2026-01-10T15:00:00.000Z';
const DAILY = { frequencyTimes: 1, frequencyPer: 'day' } as const;
const shelf = (count: number) =>
  screen
    .getAllByRole('listitem')
    .slice(0, count)
    .map((item) =>
      within(item)
        .getByRole('button', { name: /^Detalhes: / })
        .getAttribute('aria-label'),
    );

/** A shelf whose 'Tomar' does to a box what the server would. */
function open(items: InventoryItem[], taken: (item: InventoryItem) => InventoryItem) {
  const server = serve(items);
  const Take = ({ item, name, isLead }: Pick<TakeProps, 'item' | 'name' | 'isLead'>) => {
    const cache = useQueryClient();
    const take = async () => {
      server.items = server.items.map((other) => (other.id === item.id ? taken(other) : other));
      await cache.invalidateQueries();
    };
    return (
      <button type="button" onClick={() => void take()}>
        {isLead ? 'Tomar agora' : `Tomar: ${name}`}
      </button>
    );
  };
  return openStock('medication', '', ({ item, name, isLead }) => (
    <Take item={item} name={name} isLead={isLead ?? false} />
  ));
}

test("'Tomar' moves no row: a second tap on the same spot is about the same medicine", async () => {
  const closed = ['Ferro', 'Losartana', 'Sinvastatina'].map((name, days) =>
    losartan({ product: { name }, openedDate: null, purchaseDate: inDays(-days - 1) }),
  );
  const { user } = open(
    [losartan({ product: { name: 'Aspirina' }, openedDate: OPEN }), ...closed],
    (item) => ({
      ...item,
      currentQuantity: item.product.name === 'Aspirina' ? 0 : item.currentQuantity - 1,
      openedDate: OPEN,
    }),
  );
  await screen.findByRole('button', { name: 'Tomar: Losartana' });
  const before = shelf(4);
  expect(before.map((label) => label?.replace('Detalhes: ', ''))).toEqual([
    'Aspirina',
    'Ferro',
    'Losartana',
    'Sinvastatina',
  ]);
  // One that opens, and the one of the lead, which ends.
  await user.click(screen.getByRole('button', { name: 'Tomar: Sinvastatina' }));
  await user.click(screen.getByRole('button', { name: 'Tomar agora' }));
  await waitFor(() => expect(screen.getAllByText('ABERTO')).toHaveLength(1));
  expect(await screen.findByText('VAZIO')).toBeVisible();
  expect(shelf(4)).toEqual(before);
});

test('the product that leads the shelf goes on leading it, also when it ends', async () => {
  const last = losartan({ ...DAILY, openedDate: OPEN, currentQuantity: 1, boxQuantity: 30 });
  const other = box({
    ...DAILY,
    product: { ...losartan().product, name: 'Ferro' },
    openedDate: OPEN,
    currentQuantity: 20,
  });
  const { user } = open([last, other], (item) => ({ ...item, currentQuantity: 0 }));
  const lead = await screen.findByRole('region', { name: 'Acaba primeiro: Losartana' });
  await user.click(within(lead).getByRole('button', { name: 'Tomar agora' }));
  await waitFor(() => expect(lead).toHaveTextContent('Acabou: Losartana0 comprimidos'));
  expect(within(lead).queryByRole('button')).toBeNull();
});
