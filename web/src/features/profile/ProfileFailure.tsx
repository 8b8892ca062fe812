import type { Problem } from '@leveza/contract/problem.ts';
import { CloudAlert, type LucideIcon, UserRoundX } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { loadFailure } from './profile-words.ts';

interface Retry {
  onRetry: () => void;
  isRetrying: boolean;
}

export function ProfileFailure({ problem, ...retry }: { problem: Problem } & Retry) {
  const { title, detail } = loadFailure(problem);
  return <Apology icon={CloudAlert} title={title} detail={detail} {...retry} />;
}

/** Signed in, but the profile's own data could not be found: the cards would call it empty, which it may not be. */
export function NoProfile(retry: Retry) {
  return <Apology icon={UserRoundX} title="Nenhum dado de usuário encontrado" {...retry} />;
}

function Apology({
  icon,
  title,
  detail,
  onRetry,
  isRetrying,
}: Retry & { icon: LucideIcon; title: string; detail?: string }) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        action={
          <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
            Tentar Novamente
          </Button>
        }
      >
        <span className="block font-semibold text-ink">{title}</span>
        {detail}
      </EmptyState>
    </div>
  );
}
