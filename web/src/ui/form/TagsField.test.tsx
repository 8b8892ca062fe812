import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { addTags } from './tags.ts';
import { TagsField } from './TagsField.tsx';

function Allergies({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  return <TagsField label="Alergias" value={value} onChange={setValue} />;
}

const input = () => screen.getByRole('textbox', { name: 'Alergias' });
const tags = () =>
  within(screen.getByRole('list', { name: 'Alergias' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  [['Açúcar'], 'acucar', ['Açúcar'], ['acucar']],
  [['Leite'], ' LEITE , ovo,, Ovo ', ['Leite', 'ovo'], ['LEITE', 'Ovo']],
  [[], '  óleo   de  peixe ', ['óleo de peixe'], []],
])('to %j, %j adds up to %j', (current, typed, all, repeated) => {
  expect(addTags(current, typed)).toEqual({ tags: all, repeated });
});

test('Enter, a comma and the button each add a word', async () => {
  const { user } = renderInApp(<Allergies />);

  await user.type(input(), 'Leite{Enter}');
  await user.type(input(), ' Ovo ,');
  await user.type(input(), 'Soja');
  await user.click(screen.getByRole('button', { name: 'Adicionar' }));

  expect(tags()).toEqual(['Leite', 'Ovo', 'Soja']);
  expect(input()).toHaveValue('');
});

test('a word that is there already is not added again, and the patient is told', async () => {
  const { user } = renderInApp(<Allergies start={['Açúcar']} />);

  await user.type(input(), 'ACUCAR{Enter}');

  expect(tags()).toEqual(['Açúcar']);
  expect(screen.getByText('ACUCAR já está na lista.')).toBeInTheDocument();
});

test('words are removed one by one, with the button or Backspace', async () => {
  const { user } = renderInApp(<Allergies start={['Leite', 'Ovo', 'Soja']} />);

  await user.click(screen.getByRole('button', { name: 'Remover Leite' }));
  expect(tags()).toEqual(['Ovo', 'Soja']);

  await user.type(input(), '{Backspace}');
  expect(tags()).toEqual(['Ovo']);
});

test('a word left in the field is added when the field is left', async () => {
  const { user } = renderInApp(<Allergies />);
  await user.type(input(), 'Soja');
  await user.click(document.body);
  expect(tags()).toEqual(['Soja']);
});
