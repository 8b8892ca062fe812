import * as access from '@leveza/contract/account/access-log.ts';
import * as deletion from '@leveza/contract/account/deletion.ts';
import * as portability from '@leveza/contract/account/portability.ts';
import * as settings from '@leveza/contract/account/settings.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Config } from '../../config.ts';
import { line } from '../../http/line.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';
import type { Routes } from '../../http/serve.ts';
import { clearSessionCookies } from '../../http/session/cookies.ts';
import type { Post } from '../../jobs/post.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { recordAccess } from '../auth/shared/access-log.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';
import { listAccess } from './list-access.ts';
import type { PatientData } from './portability/registry.ts';
import { readAccount } from './read-account.ts';
import type { ForgetJobs } from './remove-patient.ts';
import { updateAccount } from './update-account.ts';
import type { DeviceCall } from '../../http/call.ts';
import { findAccount } from '../auth/shared/account.ts';
import { findSettings } from '../auth/shared/settings.ts';
import { exportMail } from './mails.ts';

interface Parts {
  config: Config;
  vault: Vault;
  post: Post;
  patientData: PatientData;
  forgetJobs: ForgetJobs;
}

const HEAVY_PER_HOUR = { times: 20, perSeconds: HOUR_SECONDS };

export const accountRoutes =
  ({ config, vault, post, patientData, forgetJobs }: Parts): Routes =>
  (serve) => {
    // An export reads for seconds: so many of them leave the other connections to the screens.
    const inTurns = line({ atOnce: Math.max(1, Math.floor(config.databasePool / 4)), waiting: 50 });

    serve(settings.readAccount, async (call) => ({ data: await readAccount(call, config) }));

    serve(settings.updateAccount, async ({ body, ...call }) => {
      await updateAccount(call, body);
      return { data: await readAccount(call, config) };
    });

    serve(access.listAccess, async ({ query, ...call }) => {
      const { rows, total } = await listAccess(call, query);
      return { data: rows, pagination: paginationOf(query, total) };
    });

    serve(portability.exportData, async (call) => {
      await refuseBeyond(call.db, `exports:${call.owner}`, HEAVY_PER_HOUR);
      const download = await inTurns(() => exportData(call, vault, patientData));
      try {
        await tellOfExport(call, post);
        return download;
      } catch (error) {
        download.content.destroy();
        throw error;
      }
    });

    serve(portability.importData, async ({ file, ...call }) => {
      const { db, owner, device } = call;
      await refuseBeyond(db, `imports:${owner}`, HEAVY_PER_HOUR);
      const data = await importData(call, file.content, { vault, data: patientData });
      await recordAccess(db, owner, 'import', device);
      return { data };
    });

    serve(deletion.deleteAccount, async ({ body, reply, ...call }) => {
      await deleteAccount(call, body, { config, vault, post, forgetJobs });
      clearSessionCookies(reply);
      return { data: { isDeleted: true as const } };
    });
  };

/** An export is in the access log, and written to the patient who wants such messages. */
function tellOfExport({ db, owner, device }: DeviceCall, post: Post): Promise<void> {
  return db.transaction(async (tx) => {
    await recordAccess(tx, owner, 'export', device);
    const user = await findAccount(tx, owner);
    const chosen = await findSettings(tx, owner);
    if (!chosen.emailNotifications || user.demoExpiresAt) return;
    await post(tx, owner, exportMail(user, device, chosen));
  });
}
