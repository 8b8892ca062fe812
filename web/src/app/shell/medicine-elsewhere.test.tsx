import { listProducts } from '@leveza/contract/catalog/catalog.ts';
import { type InventoryItem, listInventory } from '@leveza/contract/inventory/inventory.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { listDoses } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { deleteUse, listUses, registerUseElsewhere } from '@leveza/contract/usage.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { use } from '../../features/usage/testing/samples.ts';
import '../../features/usage/elsewhere/ElsewhereDialog.tsx';
import { inDays, losartan } from '../../testing/boxes.ts';
import { ANA } from '../../testing/patient.ts';
import { DIPYRONE, PEN } from '../../testing/products.ts';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { MedicineSheet } from './MedicineSheet.tsx';

const DROPS = { ...DIPYRONE, unitType: 'drops' as const };

/** The sheet with these boxes at home; `sent` are the bodies the server was sent. */
function open(boxes: InventoryItem[], refuses: (body: object) => Problem | null = () => null) {
  const sent: object[] = [];
  answer(readMe, () => ({ data: ANA }));
  answer(listInventory, ({ query }) => ({ data: boxes, pagination: paginationOf(query, boxes.length) }));
  answer(listDoses, () => ({ data: [], since: null }));
  answer(listUses, ({ query }) => ({ data: [], pagination: paginationOf(query, 0) }));
  answer(listProducts, ({ query }) => ({ data: [DROPS, PEN], pagination: paginationOf(query, 2) }));
  answer(registerUseElsewhere, ({ body }) => {
    const problem = refuses(body);
    if (problem) return problem;
    sent.push(body);
    const { name, unitType, quantityUsed } = body;
    return { data: use({ inventoryId: null, name, unitType, quantityUsed }) };
  });
  answer(deleteUse, () => ({ data: { inventoryId: null, remaining: null } }));
  const onClose = vi.fn<() => void>();
  const sheet = renderInApp(
    <Suspense>
      <DialogFrame isOpen look="sheet" onClose={onClose}>
        <MedicineSheet onClose={onClose} />
      </DialogFrame>
    </Suspense>,
  );
  return { ...sheet, sent, onClose };
}

const nameField = () => screen.findByRole('combobox', { name: /O que você tomou/ });
const button = (name: string) => screen.findByRole('button', { name });

test('without a box a typed medicine is recorded inside the sheet, and taken back there', async () => {
  const { user, sent, onClose } = open([]);
  await user.type(await nameField(), 'Chá da vó{Tab}');
  await user.click(screen.getByRole('radio', { name: 'Ontem' }));
  await user.click(await screen.findByRole('button', { name: /^Registrar em/ }));
  expect(await screen.findByRole('dialog', { name: /Uso de Chá da vó registrado/ })).toHaveTextContent(
    'Fora do estoque: nenhuma caixa mudou.',
  );
  expect(sent).toMatchObject([{ name: 'Chá da vó', productId: null, unitType: 'tablets', quantityUsed: 1 }]);
  expect(sent).toMatchObject([{ usedAt: expect.stringContaining(inDays(-1)) }]);
  await user.click(await button('Desfazer'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a product of the catalogue is picked with its unit; pens are not offered', async () => {
  const { user, sent } = open([]);
  await user.type(await nameField(), 'dip');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(DROPS.name)]);
  await user.click(options[0]!);
  await user.click(await button('Registrar'));
  await screen.findByRole('dialog', { name: /registrado/ });
  expect(sent).toMatchObject([{ productId: DROPS.id, unitType: 'drops' }]);
});

test('an injection typed there is led to its own form, with the moment that was said', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('radio', { name: 'Ontem' }));
  await user.type(await nameField(), 'Ozempic 1 mg{Tab}');
  const way = await screen.findByRole('link', { name: 'Registrar aplicação' });
  expect(way).toHaveAttribute('href', expect.stringContaining('record=dose'));
  expect(way).toHaveAttribute('href', expect.stringContaining(`recordAt=${inDays(-1)}`));
  expect(screen.queryByText(/fica como você escreveu/)).not.toBeInTheDocument();
  await user.type(await nameField(), ' comprimido{Tab}');
  expect(screen.queryByRole('link', { name: 'Registrar aplicação' })).not.toBeInTheDocument();
});

test('nothing is sent without a name, or in a quantity that nobody takes', async () => {
  const { user, sent } = open([]);
  await nameField();
  await user.click(await button('Registrar'));
  expect(await screen.findByText('Diga o nome do remédio.')).toBeVisible();
  await user.type(await nameField(), 'Ibuprofeno{Tab}');
  fireEvent.change(screen.getByLabelText(/Quantidade/), { target: { value: '0,7' } });
  await user.click(await button('Registrar'));
  expect(await screen.findByText('De 0,5 a 10, de 0,5 em 0,5.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('with boxes at home another medicine is one press away, and a doubt is asked', async () => {
  const allergy = new Problem('known-allergy');
  const { user, sent } = open([losartan()], (body) =>
    'confirmAllergy' in body && body.confirmAllergy ? null : allergy,
  );
  await user.click(await button('Outro remédio'));
  await user.type(await nameField(), 'Dipirona{Tab}');
  await user.click(await button('Registrar'));
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByRole('dialog', { name: /Uso de Dipirona registrado/ })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a second dose is asked about in the sentence of the server, and sent again with its flag', async () => {
  const message = 'Você já registrou Losartana 50 mg hoje às 07:05, e a frequência é 1x ao dia.';
  const { user, sent } = open([], (body) =>
    'confirmOften' in body && body.confirmOften ? null : new Problem('dose-too-often', { message }),
  );
  await user.type(await nameField(), 'Losartana{Tab}');
  await user.click(await button('Registrar'));
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(await button('Registrar mesmo assim'));
  expect(await screen.findByRole('dialog', { name: /Uso de Losartana registrado/ })).toBeVisible();
  expect(sent).toMatchObject([{ confirmOften: true }]);
});
