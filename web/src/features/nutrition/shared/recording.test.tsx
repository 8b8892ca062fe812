import { addWater, deleteWater } from '@leveza/contract/nutrition/water.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '@leveza/domain/time/days.ts';
import { type ReactNode, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { toastQueue } from '../../../ui/toast.ts';
import { serve } from '../testing/open-nutrition.tsx';
import { aGoals, today } from '../testing/samples.ts';
import { RecordMeal } from './RecordMeal.tsx';
import { RecordWater } from './RecordWater.tsx';

beforeEach(() => toastQueue.clear());

const DRINK = '44444444-4444-4444-8444-444444444444';
const YESTERDAY = addDays(today(), -1);
const onClose = vi.fn<() => void>();
const inSheet = (page: ReactNode) =>
  renderInApp(
    <Suspense>
      <DialogFrame isOpen look="sheet" onClose={onClose}>
        {page}
      </DialogFrame>
    </Suspense>,
  );

/** A server with one drink; `drunk` are the bodies it was sent. */
function serveWater() {
  const drunk: unknown[] = [];
  answer(addWater, ({ body }) => {
    drunk.push(body);
    return {
      data: { day: body.day ?? today(), ml: 600, goal: 2000, fromMeals: 0, entries: [] },
      added: DRINK,
    };
  });
  return drunk;
}

test('after a glass the sheet says what the day adds up to, and takes it back', async () => {
  serve();
  const drunk = serveWater();
  const removed: string[] = [];
  answer(deleteWater, ({ params }) => {
    removed.push(params.id);
    return { data: { day: today(), ml: 400, goal: 2000, fromMeals: 0, entries: [] } };
  });
  const { user } = inSheet(<RecordWater onClose={onClose} />);
  await user.click(await screen.findByRole('button', { name: 'Registrar 200 ml' }));
  const told = await screen.findByRole('dialog', { name: 'Água: 200 ml' });
  expect(drunk).toEqual([{ ml: 200, drink: 'water' }]);
  expect(within(told).getByRole('region', { name: 'Líquidos de hoje' })).toHaveTextContent(
    /600\sml.*Meta: 2\sL\. Faltam 1,4\sL\./,
  );
  expect(toastQueue.visibleToasts).toHaveLength(0);
  await user.click(within(told).getByRole('button', { name: 'Registrar mais um' }));
  await user.click(await screen.findByRole('button', { name: 'Registrar 200 ml' }));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(removed).toEqual([DRINK]));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a glass of yesterday goes to yesterday; another day is asked for', async () => {
  serve({ day: { goals: aGoals({ hasKidneyDisease: true }) } });
  const drunk = serveWater();
  const { user } = inSheet(<RecordWater onClose={onClose} />);
  await screen.findByRole('button', { name: 'Registrar 200 ml' });
  await user.click(screen.getByRole('radio', { name: 'Outro dia' }));
  await user.click(screen.getByRole('button', { name: 'Registrar 200 ml' }));
  expect(await screen.findByText('Diga em que dia foi.')).toBeVisible();
  expect(drunk).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Ontem' }));
  await screen.findByRole('heading', { name: 'Água de ontem' });
  await user.click(screen.getByRole('button', { name: 'Registrar 200 ml' }));
  const told = await screen.findByRole('region', { name: 'Líquidos de ontem' });
  expect(drunk).toEqual([
    { ml: 200, drink: 'water', day: YESTERDAY, at: expect.stringContaining(YESTERDAY) },
  ]);
  // Liquids may be limited: the sheet asks for no more of them.
  expect(told).not.toHaveTextContent('Faltam');
  expect(screen.getByText(/pode haver um limite de líquidos/)).toBeVisible();
});

test('foods of yesterday go into the meal of that hour, and the sheet answers with the protein', async () => {
  const known = serve();
  const { user } = inSheet(<RecordMeal onClose={onClose} />);
  await screen.findByRole('list', { name: 'Alimentos' });
  await user.click(screen.getByRole('radio', { name: 'Ontem' }));
  expect(await screen.findByText('Almoço, 12:30')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'banana prata' } });
  await user.click(await screen.findByRole('button', { name: /^Banana-prata/, pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Adicionar 1 alimento' }));
  const told = await screen.findByRole('dialog', { name: 'Almoço: 1 alimento' });
  expect(known.sent).toEqual([expect.objectContaining({ day: YESTERDAY, name: 'Almoço', time: '12:30' })]);
  expect(within(told).getByRole('region', { name: 'Proteína de ontem' })).toHaveTextContent('Meta: 90');
  expect(within(told).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  expect(toastQueue.visibleToasts).toHaveLength(0);
});
