import { fireEvent, screen, within } from '@testing-library/react';

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (name: string | RegExp) => fireEvent.click(await button(name));
export const choose = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('radio', { name }));

/** One of the effects of a new record, which may be several. */
export const pick = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('checkbox', { name }));

export async function answerTo(question: RegExp, answer: 'Sim' | 'Não'): Promise<void> {
  const asked = await screen.findByRole('radiogroup', { name: question });
  fireEvent.click(within(asked).getByRole('radio', { name: answer }));
}

/** Fills in what is needed and presses 'Registrar'. */
export async function feel(effect: string, intensity: string): Promise<void> {
  await pick(effect);
  await choose(intensity);
  await press('Registrar');
}
