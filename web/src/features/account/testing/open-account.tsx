import { listAccess } from '@leveza/contract/account/access-log.ts';
import { type Account, readAccount } from '@leveza/contract/account/settings.ts';
import { listConsents } from '@leveza/contract/auth/consent.ts';
import { listSessions } from '@leveza/contract/auth/sessions.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { type Profile, readMe } from '@leveza/contract/profile/profile.ts';
import { screen } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { answer } from '../../../testing/server.ts';
import { toastQueue } from '../../../ui/toast.ts';
import { AccountCard } from '../AccountCard.tsx';
import { AccountDialogs } from '../AccountDialogs.tsx';
import { AccountRights } from '../AccountRights.tsx';

/** An account as registration leaves it. */
export const ACCOUNT: Account = {
  privacyLevel: 'standard',
  emailNotifications: true,
  smsNotifications: false,
  email: ANA.email,
  isEmailVerified: false,
  pendingEmail: null,
  hasPassword: true,
  twoFactorEnabled: false,
  recoveryCodesLeft: 0,
  isDemo: false,
  isMailConfigured: true,
  isSmsConfigured: false,
};

interface Situation {
  open?: string;
  account?: Partial<Account>;
  patient?: Partial<Profile>;
  isAccountAway?: boolean;
}

/** The account's three parts on a page of their own, beside a first page to leave to. */
export async function openAccount({ open, account, patient, isAccountAway = false }: Situation = {}) {
  // Kept and changed by the tests, as a server would.
  const state = { account: { ...ACCOUNT, ...account }, patient: { ...ANA, ...patient } };
  serveNothingElse();
  onTestFinished(() => toastQueue.clear());
  answer(readAccount, () => (isAccountAway ? new Problem('unexpected') : { data: state.account }));
  answer(readMe, () => ({ data: state.patient }));
  const result = openPage(
    '/profile',
    open ? `?open=${open}` : '',
    <main>
      <AccountCard />
      <AccountRights />
      <AccountDialogs />
    </main>,
  );
  if (open) await screen.findByRole('dialog');
  else await screen.findByRole('heading', { name: 'Sua segurança e seus dados' });
  return { ...result, state };
}

/** Empty lists, where a test is about something else. */
function serveNothingElse(): void {
  answer(listSessions, () => ({ data: [] }));
  answer(listConsents, () => ({ data: [] }));
  answer(listAccess, ({ query }) => ({ data: [], pagination: paginationOf(query, 0) }));
}
