import { answerReminder, readAnswer } from '@leveza/contract/reminders/answers.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';
import { useEffect, useEffectEvent } from 'react';
import { useCommand } from '../../../lib/api.ts';

/** The subject of a reminder's link, and the answer to it. */
export function useAnswer(token: string) {
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
