import type { Sent } from '@leveza/contract/endpoint.ts';
import { answerReminder, readAnswer } from '@leveza/contract/reminders/answers.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { AuthLayout } from '../../auth/shared/AuthLayout.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { Answered } from './Answered.tsx';

/** Where a reminder's link leads. Opening it changes nothing: scanners of mail open every link. */
export function AnswerPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  const { reminder, problem, isPending, answer, isAnswering, refusal, read } = useAnswer(token);

  const content = () => {
    if (token === '') return <Spent>Este link está incompleto. Abra de novo a mensagem do lembrete.</Spent>;
    if (problem?.status === 410 || problem?.status === 404) return <Spent>{problem.message}</Spent>;
    if (problem) return <ErrorState message={problem.message} onRetry={read} isRetrying={isPending} />;
    if (!reminder) return <SkeletonList />;
    return (
      <div className="grid gap-5">
        {reminder.answer === null ? (
          <AnswerButtons reminder={reminder} isPending={isAnswering} onAnswer={answer} />
        ) : (
          <Answered
            reminder={reminder}
            isPending={isAnswering}
            onTake={() => answer('take')}
            onUndo={() => answer('undo')}
          />
        )}
        {refusal && (
          <Notice tone="attention" isLive>
            {refusal.message}
          </Notice>
        )}
        <OpenApp isInjection={reminder.isInjection} isAsked={refusal !== null} />
      </div>
    );
  };
  return <AuthLayout title="Responder ao lembrete">{content()}</AuthLayout>;
}

/** A question about an injection is answered in its form. */
function OpenApp({ isInjection, isAsked }: { isInjection: boolean; isAsked: boolean }) {
  const look = { variant: isAsked ? 'primary' : 'secondary', isFullWidth: true } as const;
  if (isInjection)
    return (
      <Link to="/applications" search={isAsked ? { open: 'new' } : {}} {...look}>
        {isAsked ? 'Registrar no Leveza' : 'Abrir o Leveza'}
      </Link>
    );
  return (
    <Link to="/medication-usage" {...look}>
      Abrir o Leveza
    </Link>
  );
}

function Spent({ children }: { children: string }) {
  return (
    <div className="grid gap-5">
      <Notice tone="attention" isLive>
        {children}
      </Notice>
      <Link to="/dashboard" variant="primary" isFullWidth>
        Abrir o Leveza
      </Link>
    </div>
  );
}

/** The subject of a reminder's link, and the answer to it. */
function useAnswer(token: string) {
  const asked = useCommand(readAnswer);
  const sent = useCommand(answerReminder);
  const read = () => asked.mutate({ body: { token } });
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    if (token !== '') readFirst();
  }, [token]);
  return {
    reminder: sent.data?.data ?? asked.data?.data,
    problem: asked.error,
    isPending: asked.isPending,
    read,
    answer: (answer: Sent<typeof answerReminder>['body']['answer']) =>
      sent.mutate({ body: { token, answer } }),
    isAnswering: sent.isPending,
    refusal: sent.error,
  };
}
