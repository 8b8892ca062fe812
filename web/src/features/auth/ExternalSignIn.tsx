import { readSignInOptions } from '@leveza/contract/auth/session.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { destination } from '@leveza/domain/auth/destination.ts';
import { buttonLook } from '../../ui/button-look.ts';

/** A further way to sign in, where one is configured. */
export function ExternalSignIn({ next }: { next: string | undefined }) {
  const options = useQuery(read(readSignInOptions, {}));
  const oidc = options.data?.data.oidc;
  if (!oidc) return null;
  const search = new URLSearchParams({ next: destination(next) });
  return (
    <div className="grid gap-5">
      <p className="flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        ou
      </p>
      {/* A plain link: the server answers it, not the router. */}
      <a
        href={`/api/auth/oidc/start?${search}`}
        className={`${buttonLook({ variant: 'secondary', isFullWidth: true })} hover:bg-sunken`}
      >
        Entrar com {oidc.label}
      </a>
    </div>
  );
}
