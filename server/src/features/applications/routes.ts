import * as contract from '@leveza/contract/applications/applications.ts';
import * as doses from '@leveza/contract/applications/doses.ts';
import * as past from '@leveza/contract/applications/past.ts';
import { readLevel as readLevelCall } from '@leveza/contract/level.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { changeZone as changeZoneCall } from '@leveza/contract/rotation.ts';
import type { Routes } from '../../http/serve.ts';
import { changeApplication, deleteApplication } from './change-application.ts';
import { changeSettings, changeZone, skipDose, undoSkip } from './choices.ts';
import { readDoseDay } from './dose-day.ts';
import { readLevel } from './level.ts';
import { findApplication, listApplications } from './read-applications.ts';
import { readOverview } from './overview.ts';
import { recordPastApplications, undoPastApplications } from './past-applications.ts';
import { registerApplication } from './register-application.ts';
import { applicationReply, findApplicationSettings } from './store.ts';

export const applicationRoutes: Routes = (serve) => {
  serve(contract.listApplications, async ({ db, owner, query }) => {
    const { rows, total } = await listApplications(db, owner, query);
    return { data: rows.map(applicationReply), pagination: paginationOf(query, total) };
  });

  serve(contract.readApplication, async ({ db, owner, params }) => ({
    data: applicationReply(await findApplication(db, owner, params.id)),
  }));

  serve(contract.registerApplication, async ({ db, owner, body }) => ({
    data: applicationReply(await registerApplication(db, owner, body, new Date())),
  }));

  serve(contract.changeApplication, async ({ db, owner, params, body }) => ({
    data: applicationReply(
      await changeApplication(db, owner, { id: params.id, change: body, now: new Date() }),
    ),
  }));

  serve(contract.deleteApplication, async ({ db, owner, params }) => ({
    data: applicationReply(await deleteApplication(db, owner, params.id)),
  }));

  serve(past.recordPastApplications, async ({ db, owner, body }) => {
    const ids = await recordPastApplications(db, owner, body, new Date());
    return { data: { recorded: ids.length, ids } };
  });

  serve(past.undoPastApplications, async ({ db, owner, body }) => ({
    data: { removed: await undoPastApplications(db, owner, body.ids) },
  }));

  serve(doses.readApplicationsOverview, async ({ db, owner }) => ({
    data: await readOverview(db, owner, new Date()),
  }));

  serve(doses.readDoseDay, async ({ db, owner, query }) => ({
    data: await readDoseDay(db, owner, query.day, new Date()),
  }));

  serve(doses.skipDose, async ({ db, owner, body }) => ({
    data: { id: await skipDose(db, owner, new Date(body.plannedAt), body.reason) },
  }));

  serve(doses.undoSkip, async ({ db, owner, params }) => {
    await undoSkip(db, owner, params.id);
    return { data: params };
  });

  serve(doses.changeApplicationSettings, async ({ db, owner, body }) => {
    await changeSettings(db, owner, body, new Date());
    return { data: await findApplicationSettings(db, owner) };
  });

  serve(changeZoneCall, async ({ db, owner, params, body }) => {
    await changeZone(db, owner, params.zone, body);
    return { data: params };
  });

  serve(readLevelCall, async ({ db, owner, query }) => ({
    data: await readLevel(db, owner, query.days, new Date()),
  }));
};
