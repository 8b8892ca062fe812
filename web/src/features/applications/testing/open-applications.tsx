import {
  type Application,
  deleteApplication,
  listApplications,
  registerApplication,
  restoreApplication,
} from '@leveza/contract/applications/applications.ts';
import { readApplicationsOverview, readDoseDay } from '@leveza/contract/applications/doses.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { readGlp1Catalog } from '@leveza/contract/pens/glp1-catalog.ts';
import { listPens, type Pen } from '@leveza/contract/pens/pens.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { aNextDose, anApplication, anOverview, type Overview } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { OZEMPIC } from '../../../testing/pens.ts';
import { answer } from '../../../testing/server.ts';
import '../form/ElsewhereDose.tsx';
import { ApplicationsPage } from '../ApplicationsPage.tsx';

interface Situation {
  overview?: Overview;
  pens?: Pen[];
  applications?: Application[];
}

/** A server with this history; `bodies` are the doses it was sent, as they were sent. */
export function serve({ overview = anOverview(), pens = [], applications = [] }: Situation = {}) {
  const bodies: Record<string, unknown>[] = [];
  const known = { overview, applications, bodies, removed: [] as string[], restored: [] as string[] };
  answer(readMe, () => ({ data: ANA }));
  answer(readGlp1Catalog, () => ({ data: [OZEMPIC], counterfeitLots: [], version: '1' }));
  answer(readApplicationsOverview, () => ({ data: known.overview }));
  answer(listPens, ({ query }) => ({ data: pens, pagination: paginationOf(query, pens.length) }));
  answer(listApplications, ({ query }) => ({
    data: known.applications.slice((query.page - 1) * query.limit, query.page * query.limit),
    pagination: paginationOf(query, known.applications.length),
  }));
  answer(readDoseDay, () => ({ data: { marks: [], around: [], previousAt: null, nextAt: null } }));
  answer(registerApplication, async ({ body }, request) => {
    known.bodies.push((await request.json()) as Record<string, unknown>);
    const { doseMg, penId } = body;
    const made = anApplication({ doseMg, penId, datetime: new Date().toISOString() });
    known.applications = [made, ...known.applications];
    return { data: made, nextDose: aNextDose() };
  });
  answer(deleteApplication, ({ params }) => {
    known.removed.push(params.id);
    const gone = known.applications.find(({ id }) => id === params.id)!;
    known.applications = known.applications.filter((one) => one !== gone);
    return { data: gone };
  });
  answer(restoreApplication, ({ params }) => {
    known.restored.push(params.id);
    const back = applications.find(({ id }) => id === params.id)!;
    known.applications = [back, ...known.applications];
    return { data: back };
  });
  return known;
}

/** The screen without the parts of other features. */
export function openApplications(search = '') {
  return openPage('/applications', search, <ApplicationsPage />);
}
