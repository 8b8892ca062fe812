import type { Problem } from '@leveza/contract/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { NOTHING_FOUND } from '../../ui/drawings/shelf-scenes.ts';
import { NO_CONNECTION } from '../../ui/drawings/error-scenes.ts';
import type { Scene } from '../../ui/drawings/scene.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { loadFailure } from './profile-words.ts';

interface Retry {
  onRetry: () => void;
  isRetrying: boolean;
}

export function ProfileFailure({ problem, ...retry }: { problem: Problem } & Retry) {
  const { title, detail } = loadFailure(problem);
  return <Apology scene={NO_CONNECTION} title={title} detail={detail} {...retry} />;
}

/** Signed in, but the profile's own data could not be found: the cards would call it empty, which it may not be. */
export function NoProfile(retry: Retry) {
  return <Apology scene={NOTHING_FOUND} title="Nenhum dado de usuário encontrado" {...retry} />;
}

function Apology({
  scene,
  title,
  detail,
  onRetry,
  isRetrying,
}: Retry & { scene: Scene; title: string; detail?: string }) {
  return (
    <div role="alert">
      <EmptyState
        scene={scene}
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
