import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { openNutrition, serve } from '../testing/open-nutrition.tsx';
import { aFood } from '../testing/samples.ts';

const EGG = 'Seu perfil fala em alergia a ovo';
const profileWith = (allergies: string) => answer(readMe, () => ({ data: { ...ANA, allergies } }));
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('Buscar alimento', { selector: 'input' }), {
    target: { value: text },
  });

/** The screen, and with it the profile, is read before its dialog opens. */
async function readBefore() {
  const { router } = openNutrition();
  await screen.findByText('Almoço');
  return {
    open: async () => {
      await router.navigate({ to: '/nutrition', search: { open: 'add', slot: 'Almoço' } });
      await screen.findByRole('list', { name: 'Alimentos' });
    },
  };
}

const row = (name: RegExp) => screen.getByRole('button', { name, pressed: false });

test('an allergy that another device wrote meanwhile warns of the shipped foods and of the usual ones', async () => {
  serve({ mine: [aFood()] });
  const { open } = await readBefore();
  profileWith('ovo');
  await open();
  await waitFor(() => expect(row(/^Bolo da vovó/)).toHaveTextContent(EGG));
  search('ovo cozido');
  await waitFor(() => expect(row(/^Ovo cozido/)).toHaveTextContent(EGG));
});

test('an allergy that is known warns while the profile cannot be read again', async () => {
  serve();
  profileWith('ovo');
  const { open } = await readBefore();
  const refuse = vi.fn<() => Problem>(() => new Problem('unexpected'));
  answer(readMe, refuse);
  await open();
  await waitFor(() => expect(refuse).toHaveBeenCalledTimes(1));
  search('ovo cozido');
  await waitFor(() => expect(row(/^Ovo cozido/)).toHaveTextContent(EGG));
});
