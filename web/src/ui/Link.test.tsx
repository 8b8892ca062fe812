import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { BareLink, Link } from './Link.tsx';

const LINKS = (
  <>
    <Link to="/measurements">Medições</Link>
    <BareLink to="/measurements">Toda a linha</BareLink>
  </>
);

test.each(['Medições', 'Toda a linha'])(
  'Enter goes on inside the app, without a load of the page: %s',
  async (name) => {
    const clicks: Event[] = [];
    const note = (event: Event) => clicks.push(event);
    window.addEventListener('click', note, { capture: true });
    const { user, address } = openPage('/dashboard', '', LINKS);
    (await screen.findByRole('link', { name })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/measurements'));
    expect(clicks.filter(({ defaultPrevented }) => !defaultPrevented)).toEqual([]);
    window.removeEventListener('click', note, { capture: true });
  },
);

test('with Ctrl the browser opens a tab by itself', async () => {
  const { user, address } = openPage('/dashboard', '', LINKS);
  const link = await screen.findByRole('link', { name: 'Medições' });
  let isPrevented: boolean | undefined;
  link.addEventListener('keydown', (event) =>
    queueMicrotask(() => {
      isPrevented = event.defaultPrevented;
    }),
  );
  link.focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(isPrevented).toBe(false);
  expect(address()).toBe('/dashboard');
});
