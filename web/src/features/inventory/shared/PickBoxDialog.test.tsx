import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { box, inDays, losartan } from '../../../testing/boxes.ts';
import { serve } from '../testing/open-stock.tsx';
import { WithBox } from './WithBox.tsx';
import { PickBoxDialog } from './PickBoxDialog.tsx';

const OPEN = '2026-01-10T15:00:00.000Z';

function open() {
  const onPick = vi.fn<(id: string) => void>();
  const onElsewhere = vi.fn<() => void>();
  const dialog = (
    <Suspense fallback={null}>
      <PickBoxDialog isOpen onClose={vi.fn<() => void>()} onElsewhere={onElsewhere} onPick={onPick} />
    </Suspense>
  );
  return { ...renderInApp(dialog), onPick, onElsewhere };
}

test('boxes of both kinds are offered, the open ones first and a closed one for want of them; empty ones are not', async () => {
  const medicine = losartan();
  const vitamin = box({ openedDate: OPEN });
  serve([
    medicine,
    vitamin,
    box({ product: { name: 'Fechada' } }),
    box({ productId: vitamin.productId }),
    box({ product: { name: 'Vazia' }, openedDate: OPEN, currentQuantity: 0 }),
  ]);
  const { user, onPick } = open();
  await screen.findByRole('list', { name: 'Suas caixas' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Losartana50 mg · restam 24 comprimidos',
    'Vitamina D32.000 UI · restam 24 cápsulas',
    'Fechada2.000 UI · fechada · restam 24 cápsulas',
  ]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Losartana/ }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(medicine.id);
});

test('from six boxes on they are searched', async () => {
  serve([losartan(), ...Array.from({ length: 5 }, () => box({ openedDate: OPEN }))]);
  const { user } = open();
  await user.type(await screen.findByRole('searchbox'), 'LOSÁ');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Nenhuma caixa com esse nome.')).toBeVisible();
});

test('an expired box stands last and says so, and a good one of its product is offered', async () => {
  const expired = losartan({ openedDate: OPEN, expiryDate: inDays(-1) });
  serve([expired, losartan({ productId: expired.productId, openedDate: null }), box({ openedDate: OPEN })]);
  open();
  await screen.findByRole('list', { name: 'Suas caixas' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Vitamina D32.000 UI · restam 24 cápsulas',
    'Losartana50 mg · fechada · restam 24 comprimidos',
    'Losartana50 mg · vencida · restam 24 comprimidos',
  ]);
});

test('with nothing at home, a medicine from elsewhere and the way to the shelves are offered', async () => {
  serve([box({ currentQuantity: 0 })]);
  const { user, onElsewhere } = open();
  expect(await screen.findByText(/Nenhuma caixa em casa. Registre o que você tomou/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Outro remédio' }));
  expect(onElsewhere).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Ver suplementos' })).toHaveAttribute('href', '/supplement-store');
});

test('a box is given by its identifier, and nothing where there is none', async () => {
  const medicine = losartan();
  serve([medicine]);
  renderInApp(
    <>
      <WithBox id={medicine.id}>{({ product }, kind) => <p>{`${product.name}: ${kind}`}</p>}</WithBox>
      <WithBox id="unknown">{() => <p>Ninguém</p>}</WithBox>
    </>,
  );
  expect(await screen.findByText('Losartana: medication')).toBeVisible();
  expect(screen.queryByText('Ninguém')).toBeNull();
});

test('a name that says its strength is not followed by it again', async () => {
  serve([losartan({ customName: 'Rybelsus 7 mg', customDosage: '7 mg' })]);
  open();
  await screen.findByRole('list', { name: 'Suas caixas' });
  expect(screen.getByRole('listitem')).toHaveTextContent('Rybelsus 7 mgrestam 24 comprimidos');
});
