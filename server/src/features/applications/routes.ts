import * as contract from '@leveza/contract/applications/applications.ts';
import * as doses from '@leveza/contract/applications/doses.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import * as past from '@leveza/contract/applications/past.ts';
import type { Routes } from '../../http/serve.ts';
import { changeApplicationSettings } from './change-application-settings.ts';
import { changeUsualDay } from './change-usual-day.ts';
import { continuePause } from './continue-pause.ts';
import { changeApplication } from './change-application.ts';
import type { BeforeDose } from './shared/before-dose.ts';
import { deleteApplication } from './shared/delete-application.ts';
import { listApplications } from './list-applications.ts';
import { readApplicationsOverview } from './read-applications-overview.ts';
import { readDoseDay } from './read-dose-day.ts';
import { recordPastApplications } from './record-past-applications.ts';
import { registerApplicationElsewhere } from './register-application-elsewhere.ts';
import { registerApplication } from './register-application.ts';
import { applicationReplies } from './reply.ts';
import { restoreApplication } from './restore-application.ts';
import { skipDose } from './skip-dose.ts';
import { findApplication } from './store.ts';
import { undoPastApplications } from './undo-past-applications.ts';
import { undoSkip } from './undo-skip.ts';

export const applicationRoutes =
  ({ beforeDose }: { beforeDose: BeforeDose }): Routes =>
  (serve) => {
    serve(contract.listApplications, async ({ query, ...call }) => {
      const { rows, total } = await listApplications(call, query);
      return { data: rows, pagination: paginationOf(query, total) };
    });

    serve(contract.readApplication, async ({ db, owner, params }) => ({
      data: (await applicationReplies(db, owner, [await findApplication(db, owner, params.id)]))[0]!,
    }));

    serve(contract.registerApplication, ({ body, ...call }) => registerApplication(call, body, beforeDose));

    serve(contract.registerApplicationElsewhere, ({ body, ...call }) =>
      registerApplicationElsewhere(call, body, beforeDose),
    );

    serve(contract.changeApplication, ({ params, body, ...call }) =>
      changeApplication(call, params.id, body, beforeDose),
    );

    serve(contract.deleteApplication, async ({ params, ...call }) => ({
      data: await deleteApplication(call, params.id),
    }));

    serve(contract.restoreApplication, async ({ params, ...call }) => ({
      data: await restoreApplication(call, params.id),
    }));

    serve(past.recordPastApplications, async ({ body, ...call }) => {
      const ids = await recordPastApplications(call, body, beforeDose);
      return { data: { recorded: ids.length, ids } };
    });

    serve(past.undoPastApplications, async ({ body, ...call }) => ({
      data: { removed: await undoPastApplications(call, body.ids) },
    }));

    serve(doses.readApplicationsOverview, async (call) => ({
      data: await readApplicationsOverview(call, beforeDose),
    }));

    serve(doses.readDoseDay, async ({ query, ...call }) => ({ data: await readDoseDay(call, query.day) }));

    serve(doses.continuePause, continuePause);

    serve(doses.skipDose, ({ body, ...call }) => skipDose(call, body));

    serve(doses.undoSkip, async ({ params, ...call }) => {
      await undoSkip(call, params.id);
      return { data: params };
    });

    serve(doses.changeUsualDay, async ({ body, ...call }) => ({ data: await changeUsualDay(call, body) }));

    serve(doses.changeApplicationSettings, async ({ body, ...call }) => ({
      data: await changeApplicationSettings(call, body),
    }));
  };
