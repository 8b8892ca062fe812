import {
  addPrescription,
  attachPrescriptionFile,
  changePrescription,
  deletePrescription,
  listPrescriptions,
  type Prescription,
} from '@leveza/contract/prescriptions.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { inDays } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
// Loaded with the test, as it is in an app that has been open for a moment.
import '../PrescriptionDialog.tsx';
import { PrescriptionSection } from './PrescriptionSection.tsx';

const VALID: Prescription = {
  id: '00000000-0000-4000-8000-0000000000c1',
  issuedOn: inDays(-10),
  prescriber: 'Dra. Paula',
  product: 'Ozempic 1 mg',
  isContinuous: true,
  lastDay: inDays(80),
  isValid: true,
  file: null,
};

function open(prescriptions: Prescription[], search = '') {
  toastQueue.clear();
  const shelf = { prescriptions, bodies: [] as unknown[] };
  answer(readMe, () => ({ data: ANA }));
  answer(listPrescriptions, () => ({ data: shelf.prescriptions }));
  answer(addPrescription, ({ body }) => {
    shelf.bodies.push(body);
    shelf.prescriptions = [{ ...VALID, ...body }];
    return { data: shelf.prescriptions[0]! };
  });
  answer(changePrescription, ({ body }) => {
    shelf.bodies.push({ changed: body.product });
    return { data: VALID };
  });
  answer(deletePrescription, () => {
    shelf.prescriptions = [];
    return { data: VALID };
  });
  return { shelf, ...openPage('/medications', search, <PrescriptionSection />) };
}

test('each says until when it is good, and the rule is told with its source', async () => {
  open([VALID, { ...VALID, id: VALID.id.replace('c1', 'c2'), isValid: false, lastDay: inDays(-3) }]);
  expect(await screen.findByText(`Válida até ${formatDay(inDays(80))}`)).toBeVisible();
  expect(screen.getByText(`Venceu em ${formatDay(inDays(-3))}`)).toBeVisible();
  expect(screen.getByText('Fontes')).toBeVisible();
  expect(screen.getByText(/RDC 973\/2025 e IN 360\/2025, .+ Anvisa, 2025/)).toBeInTheDocument();
});

test('when only the file fails, the prescription is not written twice', async () => {
  const { user, shelf } = open([], '?receita=new');
  answer(attachPrescriptionFile, () => new Problem('unexpected'));
  fireEvent.change(await screen.findByLabelText(/Medicamento/), { target: { value: 'Ozempic 1 mg' } });
  const file = new File(['%PDF-1.4'], 'receita.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/A receita foi salva, mas o arquivo não/)).toBeVisible();
  answer(attachPrescriptionFile, () => ({ data: VALID }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Receita salva')).toBeVisible();
  expect(shelf.bodies).toEqual([
    expect.objectContaining({ product: 'Ozempic 1 mg' }),
    { changed: 'Ozempic 1 mg' },
  ]);
});

test('a deleted prescription is written again when undone', async () => {
  const { user, shelf } = open([VALID]);
  await user.click(await screen.findByRole('button', { name: 'Excluir a receita de Ozempic 1 mg' }));
  await user.click(screen.getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('Nenhuma receita guardada ainda.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Receita de volta')).toBeVisible();
  expect(shelf.bodies).toEqual([
    { issuedOn: VALID.issuedOn, prescriber: 'Dra. Paula', product: 'Ozempic 1 mg', isContinuous: true },
  ]);
});

test('what was typed comes back after the page was lost, and is gone once it is saved', async () => {
  const lost = open([], '?receita=new');
  fireEvent.change(await screen.findByLabelText(/Medicamento/), { target: { value: 'Wegovy' } });
  lost.unmount();
  const { shelf, user } = open([], '?receita=new');
  expect(await screen.findByText(/O que você tinha preenchido está aqui/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Receita salva')).toBeVisible();
  expect(shelf.bodies).toEqual([expect.objectContaining({ product: 'Wegovy' })]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('one deleted on another device leaves the list at the first press, which says so', async () => {
  const { user, shelf } = open([VALID]);
  answer(deletePrescription, () => {
    shelf.prescriptions = [];
    return new Problem('not-found');
  });
  await user.click(await screen.findByRole('button', { name: 'Excluir a receita de Ozempic 1 mg' }));
  await user.click(screen.getByRole('button', { name: 'Confirmar Exclusão' }));
  expect(await screen.findByText('Nenhuma receita guardada ainda.')).toBeVisible();
  expect(screen.getByText('Este registro já tinha sido excluído.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument();
});

test.each(['not-found', 'already-recorded'] as const)(
  'refused with %s, the form keeps its text, and the list is right once the form is closed',
  async (code) => {
    const { user, shelf } = open([VALID], `?receita=${VALID.id}`);
    answer(changePrescription, () => {
      shelf.prescriptions = [];
      return new Problem(code);
    });
    const product = await screen.findByLabelText(/Medicamento/);
    fireEvent.change(product, { target: { value: 'Wegovy' } });
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(PROBLEMS[code].message)).toBeVisible();
    // A second refusal: the reads of the first one would be here.
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar' })).toBeEnabled());
    expect(product).toHaveValue('Wegovy');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('Nenhuma receita guardada ainda.')).toBeVisible();
  },
);
