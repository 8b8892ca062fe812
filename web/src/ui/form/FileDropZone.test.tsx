import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { FileDropZone } from './FileDropZone.tsx';

const RULE = { accept: ['application/pdf', 'image/*', '.csv'], acceptLabel: 'PDF ou imagem', maxBytes: 2048 };

const exam = new File(['x'.repeat(1536)], 'exame.pdf', { type: 'application/pdf' });
const photo = new File(['foto'], 'foto.jpg', { type: 'image/jpeg' });
const huge = new File(['x'.repeat(4096)], 'grande.pdf', { type: 'application/pdf' });
const letter = new File(['carta'], 'carta.docx', { type: 'application/msword' });

function Exams({ isMultiple = true }: { isMultiple?: boolean }) {
  const [value, setValue] = useState<File[]>([]);
  return <FileDropZone label="Exames" {...RULE} isMultiple={isMultiple} value={value} onChange={setValue} />;
}

// The browser's file dialog filters too, but a dropped file never passes through it.
const user = userEvent.setup({ applyAccept: false });

function pick(...files: File[]) {
  const input = screen.getByRole('group', { name: 'Exames' }).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  return user.upload(input, files);
}

test('chosen files are listed with their size and removed one by one', async () => {
  renderInApp(<Exams />);

  await pick(exam, photo);
  await pick(exam);

  const list = screen.getByRole('list', { name: 'Arquivos escolhidos' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByText(/1,50\s*KB/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Remover exame.pdf' }));
  expect(screen.queryByText('exame.pdf')).not.toBeInTheDocument();
  expect(screen.getByText('foto.jpg')).toBeInTheDocument();
});

test('a file of another kind or too large is refused by name, the others are kept', async () => {
  renderInApp(<Exams />);

  await pick(letter, huge, photo);

  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  const group = screen.getByRole('group', { name: 'Exames' });
  expect(group).toHaveAccessibleDescription(
    /^carta\.docx: envie PDF ou imagem\. grande\.pdf: o tamanho máximo é 2\sKB\.$/,
  );
});

test('a field of one file keeps the newest', async () => {
  renderInApp(<Exams isMultiple={false} />);
  await pick(exam);
  await pick(photo);
  expect(screen.getByRole('listitem')).toHaveTextContent('foto.jpg');
});
