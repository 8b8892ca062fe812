import { answerCaring, type Caring, readCaring } from '@leveza/contract/carers/answers.ts';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { AuthLayout } from '../auth/shared/AuthLayout.tsx';
import { alertsLine } from './carer-words.ts';

/** Where a carer agrees to the alerts or ends them. Opening it changes nothing: scanners of mail open every link. */
export function CarerPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  // Another invitation in the same tab is another patient's.
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const asked = useCommand(readCaring);
  const sent = useCommand(answerCaring);
  const read = () => asked.mutate({ body: { token } });
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    if (token !== '') readFirst();
  }, [token]);
  // Kept apart from the command, which forgets its answer when the next one is sent.
  const [answered, setAnswered] = useState<Caring>();
  const caring = answered ?? asked.data?.data;
  const send = (answer: 'accept' | 'end') =>
    sent.mutate({ body: { token, answer } }, { onSuccess: ({ data }) => setAnswered(data) });
  const problem = asked.error;

  const content = () => {
    if (token === '')
      return <Notice tone="attention">Este link está incompleto. Abra de novo a mensagem.</Notice>;
    if (problem?.status === 404 || problem?.status === 410)
      return <Notice tone="attention">{problem.message}</Notice>;
    if (problem) return <ErrorState message={problem.message} onRetry={read} isRetrying={asked.isPending} />;
    if (!caring) return <SkeletonList />;
    return (
      <div className="grid gap-5">
        <CaringState caring={caring} />
        <div className="flex flex-wrap gap-2">
          {caring.state === 'invited' && (
            <Button isPending={sent.isPending} onPress={() => send('accept')}>
              Aceitar os avisos
            </Button>
          )}
          {caring.state !== 'ended' && (
            <Button variant="secondary" isPending={sent.isPending} onPress={() => send('end')}>
              {caring.state === 'invited' ? 'Não quero receber' : 'Parar de receber'}
            </Button>
          )}
        </div>
        {sent.error && (
          <Notice tone="attention" isLive>
            {sent.error.message}
          </Notice>
        )}
      </div>
    );
  };
  return <AuthLayout title="Avisos do Leveza">{content()}</AuthLayout>;
}

function CaringState({ caring: { patientName, carerName, alerts, state } }: { caring: Caring }) {
  if (state === 'ended')
    return (
      <Notice tone="ok" title="Avisos encerrados" isLive>
        {`${carerName}, você não recebe mais avisos sobre ${patientName}.`}
      </Notice>
    );
  if (state === 'active')
    return (
      <Notice tone="ok" title="Você recebe os avisos" isLive>
        {`${carerName}, avisamos quando houver: ${alertsLine(alerts).toLowerCase()}. Nenhum dado de ${patientName} é enviado.`}
      </Notice>
    );
  return (
    <p className="text-pretty">
      {`${carerName}, ${patientName} pede que você receba avisos quando houver: ${alertsLine(alerts).toLowerCase()}. Os avisos não trazem nenhum dado de saúde, e você pode parar quando quiser.`}
    </p>
  );
}
