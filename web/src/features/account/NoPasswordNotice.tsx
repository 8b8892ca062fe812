import type { Account } from '@leveza/contract/account/settings.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Why something that asks for the password cannot be done here, and what to do about it. */
export function NoPasswordNotice({ isDemo }: Pick<Account, 'isDemo'>) {
  return (
    <Notice
      tone="info"
      action={
        <Link to={isDemo ? '/register' : '/forgot-password'} variant="secondary" size="sm">
          {isDemo ? 'Criar conta' : 'Criar uma senha'}
        </Link>
      }
    >
      {PROBLEMS[isDemo ? 'demo-account' : 'no-password'].message}
    </Notice>
  );
}
