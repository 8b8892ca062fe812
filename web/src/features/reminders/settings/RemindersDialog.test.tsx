import {
  readReminderSettings,
  type ReminderSettings,
  updateReminderSettings,
} from '@leveza/contract/reminders/settings.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { DEFAULT_REMINDER_SETTINGS } from '@leveza/domain/reminders/settings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { RemindersDialog } from './RemindersDialog.tsx';

async function open() {
  const sent: unknown[] = [];
  const onClose = vi.fn<() => void>();
  onTestFinished(() => toastQueue.clear());
  answer(readMe, () => ({ data: ANA }));
  answer(readReminderSettings, () => ({
    data: structuredClone(DEFAULT_REMINDER_SETTINGS),
  }));
  answer(updateReminderSettings, ({ body }) => {
    sent.push(body);
    return { data: body as ReminderSettings };
  });
  const { user } = renderInApp(<RemindersDialog onClose={onClose} />);
  await screen.findByRole('region', { name: 'Doses dos planos' });
  return { user, sent, onClose };
}

test('a kind says how it is set, and its fields are saved', async () => {
  const { user, sent, onClose } = await open();
  const label = screen.getByText('Hora da dose do plano');
  expect(label.closest('summary')).toHaveTextContent('Na hora');
  const fold = within(label.closest('details')!);
  await user.click(label);
  await user.click(fold.getByRole('radio', { name: '2 vezes' }));
  await user.click(fold.getByRole('switch', { name: 'Também no horário de silêncio' }));
  expect(label.closest('summary')).toHaveTextContent('Na hora · repete 2 vezes · também no silêncio');
  await user.click(screen.getByRole('radio', { name: 'Depois dele' }));
  await user.click(screen.getByRole('switch', { name: 'Segundo canal' }));
  await user.click(screen.getByRole('switch', { name: 'Lembrar de se pesar' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      kinds: { 'dose-due': { enabled: true, minutesBefore: 0, always: true, repeats: 2 } },
      quietDoses: 'after',
      secondChannel: null,
      weighEveryDays: null,
    },
  ]);
});

test('news has no time before it, and only doses are repeated', async () => {
  const { user } = await open();
  const label = screen.getByText('Marco alcançado');
  await user.click(label);
  const fold = within(label.closest('details')!);
  expect(fold.queryByText('Quando avisar')).not.toBeInTheDocument();
  expect(fold.queryByText('Repetir sem resposta')).not.toBeInTheDocument();
});
