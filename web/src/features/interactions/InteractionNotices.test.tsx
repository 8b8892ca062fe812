import {
  dismissInteraction,
  type InteractionNotice,
  listInteractions,
} from '@leveza/contract/interactions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '../../testing/render.tsx';
import { answer } from '../../testing/server.ts';
import { InteractionNotices } from './InteractionNotices.tsx';
import { SOURCED } from '../../testing/sourced.ts';

const notice = (changes: Partial<InteractionNotice>): InteractionNotice => ({
  id: 'glp1--levothyroxine',
  severity: 'low',
  title: 'Levotiroxina',
  text: 'O estômago esvazia mais devagar.',
  names: ['Ozempic', 'Puran T4'],
  until: null,
  ...SOURCED,
  ...changes,
});

function serve(...notices: InteractionNotice[]) {
  let left = notices;
  answer(listInteractions, () => ({ data: left }));
  answer(dismissInteraction, ({ params }) => {
    left = left.filter(({ id }) => id !== params.id);
    return { data: params };
  });
}

const titles = () => screen.getAllByRole('note').map((note) => note.querySelector('p')?.textContent);

test('says what, about which medicines, who says so, and whom to ask', async () => {
  serve(notice({}));
  renderInApp(<InteractionNotices />);
  const shown = await screen.findByRole('note');
  for (const words of ['Levotiroxina', 'Ozempic e Puran T4', 'Bula do Ozempic']) {
    expect(shown).toHaveTextContent(words);
  }
});

test('the gravest come first, the rest on request; one put away stays away and the focus stays here', async () => {
  serve(
    notice({ id: 'a', title: 'Leve' }),
    notice({ id: 'b', title: 'Alta', severity: 'high' }),
    notice({ id: 'c', title: 'Média', severity: 'moderate' }),
  );
  const { user } = renderInApp(<InteractionNotices />);
  await screen.findByText('Alta');
  expect(titles()).toEqual(['Alta']);
  await user.click(screen.getByRole('button', { name: 'Ver mais 2 avisos' }));
  expect(titles()).toEqual(['Alta', 'Média', 'Leve']);

  await user.click(screen.getAllByRole('button', { name: 'Entendi, não mostrar de novo' })[0]!);
  await waitFor(() => expect(titles()).toEqual(['Média', 'Leve']));
  expect(screen.getAllByRole('button', { name: 'Entendi, não mostrar de novo' })[0]).toHaveFocus();
  expect(screen.getByText('Este aviso não aparece mais')).toBeVisible();
});

test('shows nothing when there is nothing to say', async () => {
  let isAsked = false;
  answer(listInteractions, () => {
    isAsked = true;
    return { data: [] };
  });
  renderInApp(<InteractionNotices />);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByRole('list', { name: 'Avisos sobre seus medicamentos' })).not.toBeInTheDocument();
});

test('not knowing is said too: silence would read as no notice', async () => {
  answer(listInteractions, () => new Problem('unexpected'));
  renderInApp(<InteractionNotices />);
  expect(await screen.findByText(/Não foi possível ver se há avisos/)).toBeVisible();
});
