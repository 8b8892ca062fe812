import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecordList } from './RecordList.tsx';
import { Row } from './Row.tsx';
import { ShortName } from './ShortName.tsx';

const show = (name: string) =>
  render(
    <RecordList label="Caixas">
      <Row title={<ShortName name={name} />} />
    </RecordList>,
  );

test('a long name is cut before its strength, and heard whole', () => {
  show('Metilcobalamina sublingual 1.000 mcg');
  expect(screen.getByRole('listitem')).toHaveAccessibleName('Metilcobalamina sublingual 1.000 mcg');
  expect(screen.getByTitle('Metilcobalamina sublingual 1.000 mcg')).toBeVisible();
  expect(screen.getByText('Metilcobalamina sublingual')).toHaveClass('truncate');
  expect(screen.getByText('1.000 mcg')).toHaveClass('shrink-0');
});

test.each(['Vitamina D3', 'Citrato de cálcio malato + D3', 'Losartana 50 mg'])(
  'a name that is short or ends without a strength stays in one piece: %s',
  (name) => {
    show(name);
    expect(screen.getByText(name)).toBeVisible();
  },
);
