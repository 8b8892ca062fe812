import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderInApp } from '../../testing/render.tsx';
import { Button } from '../Button.tsx';
import { DateField } from './DateField.tsx';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { NumberField } from './NumberField.tsx';
import { TagsField } from './TagsField.tsx';
import { TextField } from './TextField.tsx';
import { useZodForm } from './use-zod-form.ts';

const Sample = z.object({
  name: z.string().trim().min(2, 'Informe o nome.').max(20),
  doseMg: z.number().positive(),
  expiresOn: z.iso.date().nullable(),
  tags: z.array(z.string().max(5, 'Use palavras curtas.')),
});
type Sample = z.infer<typeof Sample>;

function Sheet({ onSubmit }: { onSubmit: (sample: Sample) => unknown }) {
  const form = useZodForm(Sample, { defaultValues: { name: '', expiresOn: null, tags: [] } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Produto">
      <FormField form={form} name="name">
        {(field) => <TextField label="Nome" isRequired hint="Como está na caixa." {...field} />}
      </FormField>
      <FormField form={form} name="doseMg">
        {(field) => <NumberField label="Dose" {...field} />}
      </FormField>
      <FormField form={form} name="expiresOn">
        {(field) => <DateField label="Validade" {...field} />}
      </FormField>
      <FormField form={form} name="tags">
        {(field) => <TagsField label="Etiquetas" {...field} />}
      </FormField>
      <FormRefusal form={form} />
      <Button type="submit" isPending={form.formState.isSubmitting} pendingLabel="Salvando...">
        Salvar
      </Button>
    </Form>
  );
}

const onSubmit = vi.fn<(sample: Sample) => unknown>();
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Salvar' });

async function fillIn() {
  onSubmit.mockReset();
  const { user } = renderInApp(<Sheet onSubmit={onSubmit} />);
  await user.type(field('Nome'), 'Creatina');
  await user.type(field('Dose'), '2.5');
  return user;
}

test('a text takes as many characters as the schema does, and nothing else is cut', async () => {
  await fillIn();
  expect(field('Nome')).toHaveAttribute('maxlength', '20');
  expect(field('Dose')).not.toHaveAttribute('maxlength');
});

test('what the schema accepts is handed over', async () => {
  const user = await fillIn();
  await user.type(field('Validade'), '03112026');
  await user.click(save());

  const sent = { name: 'Creatina', doseMg: 2.5, expiresOn: '2026-11-03', tags: [] };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(sent));
});

test('sending an empty form explains each field and goes to the first wrong one', async () => {
  onSubmit.mockReset();
  const { user } = renderInApp(<Sheet onSubmit={onSubmit} />);
  await user.click(save());

  await waitFor(() => expect(field('Nome')).toBeInvalid());
  expect(field('Nome')).toHaveFocus();
  expect(field('Nome')).toBeRequired();
  expect(field('Nome')).toHaveAccessibleDescription('Como está na caixa. Informe o nome.');
  expect(field('Dose')).toHaveAccessibleDescription('Preencha este campo.');
  expect(field('Validade')).toBeValid();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error appears when an edited field is left and goes at the first edit; passing through is no mistake', async () => {
  const { user } = renderInApp(<Sheet onSubmit={onSubmit} />);

  await user.click(field('Nome'));
  await user.tab();
  expect(field('Nome')).toBeValid();

  await user.type(field('Nome'), 'C');
  expect(field('Nome')).toBeValid();
  await user.tab();
  await waitFor(() => expect(field('Nome')).toBeInvalid());

  await user.type(field('Nome'), 'r');
  expect(field('Nome')).toBeValid();
});

test('a number or a day that cannot be read is never sent as empty', async () => {
  const user = await fillIn();
  await user.type(field('Dose'), ',,');
  await user.type(field('Validade'), '31022026');
  await user.click(save());

  await waitFor(() => expect(field('Dose')).toBeInvalid());
  expect(field('Validade')).toHaveAccessibleDescription('Esta data não existe. Confira o dia e o mês.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error inside a list stands under its field', async () => {
  const user = await fillIn();
  await user.type(field('Etiquetas'), 'comprida{Enter}');
  await user.click(save());
  await waitFor(() => expect(field('Etiquetas')).toHaveAccessibleDescription('Use palavras curtas.'));
});

test('what the server refuses stands at its field, is read out once, and goes when edited', async () => {
  const user = await fillIn();
  onSubmit.mockRejectedValue(
    new Problem('invalid-input', { fields: { doseMg: 'Dose alta demais.', boxId: 'Esta caixa não é sua.' } }),
  );
  await user.click(save());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Confira os campos destacados. Esta caixa não é sua.');
  expect(field('Dose')).toHaveAccessibleDescription('Dose alta demais.');
  expect(field('Dose')).toHaveFocus();

  await user.tab();
  expect(field('Dose')).toBeInvalid();
  await user.type(field('Dose'), '1');
  expect(field('Dose')).toBeValid();
});

test('a form under way is not sent again', async () => {
  const user = await fillIn();
  onSubmit.mockReturnValue(new Promise(() => {}));
  const form = screen.getByRole('form', { name: 'Produto' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('button', { name: 'Salvando...' })).toHaveAttribute('aria-disabled', 'true');

  await user.type(field('Nome'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
