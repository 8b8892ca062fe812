import { listAccess as listAccessCall } from '@leveza/contract/account/access-log.ts';
import { DELETION_WORD, deleteAccount as deleteAccountCall } from '@leveza/contract/account/deletion.ts';
import * as portability from '@leveza/contract/account/portability.ts';
import * as settings from '@leveza/contract/account/settings.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { deviceName } from '@leveza/domain/account/device.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import type { Routes } from '../../http/serve.ts';
import { clearSessionCookies } from '../../http/session/cookies.ts';
import type { Post } from '../../jobs/post.ts';
import { forgetMail } from '../../services/mail.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { findAccount } from '../auth/shared/account.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import { refuseWrongPassword } from '../auth/shared/refuse-wrong-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { deletedMail, exportMail } from './mails.ts';
import type { PatientData } from './portability/registry.ts';
import { readAccount } from './read-account.ts';
import { findSettings } from '../auth/shared/settings.ts';
import { listAccess, saveSettings } from './store.ts';
import { recordAccess } from '../auth/shared/access-log.ts';

interface Parts {
  config: Config;
  vault: Vault;
  post: Post;
  patientData: PatientData;
}

const HEAVY_PER_HOUR = { times: 20, perSeconds: 3600 };

export const accountRoutes =
  ({ config, vault, post, patientData }: Parts): Routes =>
  (serve) => {
    serve(settings.readAccount, async ({ db, owner }) => ({ data: await readAccount(db, owner, config) }));

    serve(settings.updateAccount, async ({ db, owner, body }) => {
      await saveSettings(db, owner, body);
      return { data: await readAccount(db, owner, config) };
    });

    serve(listAccessCall, async ({ db, owner, query }) => {
      const { rows, total } = await listAccess(db, owner, query);
      const data = rows.map((row) => ({
        ...row,
        device: deviceName(row.device),
        at: row.at.toISOString(),
      }));
      return { data, pagination: paginationOf(query, total) };
    });

    serve(portability.exportData, async ({ request, ...call }) => {
      const { db, owner } = call;
      await refuseBeyond(db, `exports:${owner}`, HEAVY_PER_HOUR);
      const download = await exportData(call, vault, patientData);
      await db.transaction((tx) => tellOfExport(tx, owner, request.headers['user-agent'], post));
      return download;
    });

    serve(portability.importData, async ({ db, owner, file, request }) => {
      await refuseBeyond(db, `imports:${owner}`, HEAVY_PER_HOUR);
      const data = await importData(db, owner, { content: file.content, vault, data: patientData });
      await recordAccess(db, owner, 'import', request.headers['user-agent']);
      return { data };
    });

    serve(deleteAccountCall, async ({ db, owner, body, reply }) => {
      const user = await findAccount(db, owner);
      await refuseUnconfirmed(db, owner, { ...body, hasPassword: user.passwordHash !== null });
      await deleteAccount(db, vault, owner, {
        // Without SMTP the message would stay here as a file: the one trace of somebody who left.
        sayGoodbye: async (tx) => {
          if (config.smtpUrl && !user.demoExpiresAt) await post(tx, null, deletedMail(user));
        },
        forgetMail: (address) => forgetMail(config.dataDir, address),
      });
      clearSessionCookies(reply);
      return { data: { isDeleted: true as const } };
    });
  };

async function tellOfExport(tx: Db, owner: string, device: string | undefined, post: Post): Promise<void> {
  await recordAccess(tx, owner, 'export', device);
  const user = await findAccount(tx, owner);
  const chosen = await findSettings(tx, owner);
  if (!chosen.emailNotifications || user.demoExpiresAt) return;
  await post(tx, owner, exportMail(user, device, chosen));
}

interface Confirmation {
  hasPassword: boolean;
  password?: string | undefined;
  confirmation?: string | undefined;
}

async function refuseUnconfirmed(db: Db, owner: string, { hasPassword, ...typed }: Confirmation) {
  if (hasPassword) return refuseWrongPassword(db, owner, typed.password ?? '', 'password');
  if (typed.confirmation?.toUpperCase() === DELETION_WORD) return;
  throw new Problem('invalid-input', { fields: { confirmation: `Digite ${DELETION_WORD} para confirmar.` } });
}
