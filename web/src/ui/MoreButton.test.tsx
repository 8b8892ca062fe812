import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useParts } from '../lib/use-pages.ts';
import { renderInApp } from '../testing/render.tsx';
import { MoreButton } from './MoreButton.tsx';

const ROWS = Array.from({ length: 25 }, (_, n) => n + 1);

function Rows() {
  const { shown, pages } = useParts(ROWS, 10);
  return (
    <>
      <p>{shown.length} de 25</p>
      <MoreButton pages={pages} />
    </>
  );
}

test('a list that is here whole is shown in parts, until all of it is', async () => {
  const { user } = renderInApp(<Rows />);
  expect(screen.getByText('10 de 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('20 de 25')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('25 de 25')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
});
