import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { ComboBox } from './ComboBox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Rating } from './Rating.tsx';
import { SearchField } from './SearchField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { Select } from './Select.tsx';

const OILS = [
  { value: 'fish', label: 'Óleo de peixe' },
  { value: 'coconut', label: 'Óleo de coco' },
  { value: 'sugar', label: 'Açúcar' },
] as const;

type Oil = (typeof OILS)[number]['value'];

function Product({ as: Control }: { as: typeof ComboBox | typeof Select | typeof SegmentedControl }) {
  const [value, setValue] = useState<Oil | null>(null);
  return (
    <>
      <Control label="Produto" options={OILS} value={value} onChange={setValue} />
      <p>Escolhido: {value ?? 'nada'}</p>
    </>
  );
}

test('a product is found without accents or capitals', async () => {
  const { user } = renderInApp(<Product as={ComboBox} />);
  const product = screen.getByRole('combobox', { name: 'Produto' });

  await user.type(product, 'OLEO DE C');
  const list = await screen.findByRole('listbox');
  expect(within(list).getAllByRole('option')).toHaveLength(1);
  await user.click(within(list).getByRole('option', { name: 'Óleo de coco' }));

  expect(screen.getByText('Escolhido: coconut')).toBeInTheDocument();
  expect(product).toHaveValue('Óleo de coco');
});

test('a search that finds nothing says so', async () => {
  const { user } = renderInApp(<Product as={ComboBox} />);
  await user.type(screen.getByRole('combobox', { name: 'Produto' }), 'xyz');
  expect(await screen.findByText('Nada encontrado')).toBeInTheDocument();
});

test('a select opens its list and keeps the choice', async () => {
  const { user } = renderInApp(<Product as={Select} />);

  await user.click(screen.getByRole('button', { name: /Produto/ }));
  await user.click(await screen.findByRole('option', { name: 'Açúcar' }));

  expect(screen.getByText('Escolhido: sugar')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Açúcar/ })).toBeInTheDocument();
});

test('a segmented control is one choice, moved by the arrow keys', async () => {
  const { user } = renderInApp(<Product as={SegmentedControl} />);
  const group = screen.getByRole('radiogroup', { name: 'Produto' });

  await user.click(within(group).getByRole('radio', { name: 'Óleo de peixe' }));
  await user.keyboard('{ArrowRight}');

  expect(screen.getByText('Escolhido: coconut')).toBeInTheDocument();
});

test('a rating is named by number and word, and answers to the keyboard', async () => {
  const { user } = renderInApp(<Nausea />);

  await user.click(screen.getByRole('radio', { name: '2, Leve' }));
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('radio', { name: '3, Moderado' })).toBeChecked();
});

test('a password is hidden until the patient asks to see it', async () => {
  const { user } = renderInApp(<Secret />);
  const password = screen.getByLabelText('Senha');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');

  await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a search is cleared by its button, which appears only when there is something to clear', async () => {
  const { user } = renderInApp(<Find />);
  const search = screen.getByRole('searchbox', { name: 'Buscar produto' });
  expect(screen.queryByRole('button', { name: 'Limpar busca' })).not.toBeInTheDocument();

  await user.type(search, 'creatina');
  await user.click(screen.getByRole('button', { name: 'Limpar busca' }));

  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
});

function Nausea() {
  const [value, setValue] = useState<number | null>(null);
  const steps = ['Muito leve', 'Leve', 'Moderado', 'Forte', 'Muito forte'] as const;
  return <Rating label="Náusea" steps={steps} value={value} onChange={setValue} />;
}

function Secret() {
  const [value, setValue] = useState('');
  return <PasswordField label="Senha" autoComplete="current-password" value={value} onChange={setValue} />;
}

function Find() {
  const [value, setValue] = useState('');
  return <SearchField label="Buscar produto" value={value} onChange={setValue} />;
}
