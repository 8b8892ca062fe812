import { type AnswerableReminder, answerReminder, readAnswer } from '@leveza/contract/reminders/answers.ts';
import { Problem, PROBLEMS } from '@leveza/contract/problem.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { AnswerPage } from './AnswerPage.tsx';

const REMINDER: AnswerableReminder = {
  title: 'Hora da sua dose',
  body: '',
  plannedAt: '2026-11-03T11:00:00.000Z',
  timeZone: 'America/Sao_Paulo',
  isInjection: false,
  answer: null,
  undoUntil: null,
};

function open(hash = '#abc') {
  const sent: string[] = [];
  answer(readAnswer, ({ body }) => (body.token === 'abc' ? { data: REMINDER } : new Problem('link-spent')));
  answer(answerReminder, ({ body }) => {
    sent.push(body.answer);
    const isUndone = body.answer === 'undo';
    const undoUntil = new Date(Date.now() + 600_000).toISOString();
    return {
      data: {
        ...REMINDER,
        answer: body.answer === 'undo' ? null : body.answer,
        undoUntil: isUndone ? null : undoUntil,
      },
    };
  });
  return { ...openPage('/responder', hash, <AnswerPage />), sent };
}

test('opening says what it is about and records nothing', async () => {
  const { sent } = open();
  expect(await screen.findByRole('heading', { name: 'Hora da sua dose' })).toBeInTheDocument();
  expect(screen.getByText('03/11/2026 às 08:00')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('an answer is recorded once it is pressed, and can be taken back', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Tomei' }));
  expect(await screen.findByText('Registrado como tomado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByRole('button', { name: 'Pular' })).toBeInTheDocument();
  expect(sent).toEqual(['take', 'undo']);
});

test('a dose that was put off can be taken on the same page', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Adiar 1 h' }));
  expect(await screen.findByText('Adiado por 1 hora')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tomei' }));
  expect(await screen.findByText('Registrado como tomado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Tomei' })).not.toBeInTheDocument();
  expect(sent).toEqual(['snooze', 'take']);
});

test('a refusal is told beside the answers', async () => {
  const { user } = open();
  await screen.findByRole('button', { name: 'Tomei' });
  answer(
    answerReminder,
    () => new Problem('unexpected', { message: 'Abra o Leveza para escolher a caixa.' }),
  );
  await user.click(screen.getByRole('button', { name: 'Tomei' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Abra o Leveza para escolher a caixa.');
  expect(screen.getByRole('button', { name: 'Tomei' })).toBeEnabled();
});

test.each([
  ['', /incompleto/],
  ['#outro', PROBLEMS['link-spent'].message],
])('a link that is cut or spent (%s) says so', async (hash, sentence) => {
  open(hash);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Tomei' })).not.toBeInTheDocument();
});
