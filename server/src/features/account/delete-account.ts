import type * as contract from '@leveza/contract/account/deletion.ts';
import { DELETION_WORD } from '@leveza/contract/account/deletion.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import type { Post } from '../../jobs/post.ts';
import { forgetMail } from '../../services/mail.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findAccount } from '../auth/shared/account.ts';
import { refuseWrongPassword } from '../auth/shared/refuse-wrong-password.ts';
import { leaveProvider } from '../subscription/shared/leave-provider.ts';
import { deletedMail } from './mails.ts';
import { type ForgetJobs, removePatient } from './remove-patient.ts';

type Confirmation = Received<typeof contract.deleteAccount>['body'];

interface Parts {
  config: Config;
  vault: Vault;
  post: Post;
  forgetJobs: ForgetJobs;
}

/** Asks for the password, or for the word where there is none, and says goodbye. */
export async function deleteAccount(
  call: Call,
  typed: Confirmation,
  { config, vault, post, forgetJobs }: Parts,
): Promise<void> {
  const { db, owner } = call;
  const user = await findAccount(db, owner);
  if (user.passwordHash === null) refuseWithoutWord(typed);
  else await refuseWrongPassword(db, owner, typed.password ?? '', 'password');
  await removePatient(db, vault, owner, {
    forgetJobs,
    leaveOthers: (tx) => leaveProvider(tx, owner),
    // Without SMTP the message would stay here as a file: the one trace of somebody who left.
    sayGoodbye: async (tx) => {
      if (config.smtpUrl && !user.demoExpiresAt) await post(tx, null, deletedMail(user));
    },
    forgetMail: (address) => forgetMail(config.dataDir, address),
  });
}

function refuseWithoutWord({ confirmation }: Confirmation): void {
  if (confirmation?.toUpperCase() === DELETION_WORD) return;
  throw new Problem('invalid-input', { fields: { confirmation: `Digite ${DELETION_WORD} para confirmar.` } });
}
