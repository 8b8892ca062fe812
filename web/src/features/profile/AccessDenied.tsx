import { LOCKED } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

/** The session ended while the page was open, and the way to the sign-in page did not open by itself. */
export function AccessDenied() {
  return (
    <>
      <PageHeader title="Acesso Negado" />
      <div role="alert">
        <EmptyState
          scene={LOCKED}
          action={
            <Link to="/login" search={{ next: '/profile' }} variant="primary">
              Fazer login
            </Link>
          }
        >
          Você precisa fazer login para acessar seu perfil
        </EmptyState>
      </div>
    </>
  );
}
