import { useQuery } from '@tanstack/react-query';
import { session } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Signed in, but only name and e-mail could be read; says so and tries again when asked. */
export function ProfileUnavailableNotice() {
  const { data, isFetching, refetch } = useQuery(session);
  if (!data?.data.isProfileUnavailable) return null;
  return (
    <Notice
      tone="attention"
      title="Não foi possível carregar seu perfil"
      action={
        <Button variant="secondary" size="sm" isPending={isFetching} onPress={() => void refetch()}>
          Tentar novamente
        </Button>
      }
    >
      Você entrou, e seus registros continuam guardados. Por enquanto, alguns dados seus não aparecem.
    </Notice>
  );
}
