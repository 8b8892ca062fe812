import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** By label: a search by role through this many fields takes seconds in jsdom. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

/** All of it at once, as a paste would. */
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Opens a list and takes one of its answers. */
export async function choose(user: UserEvent, list: string | RegExp, answer: string) {
  await press(user, list);
  await user.click(await screen.findByRole('option', { name: answer }));
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
