import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type AccountSearch, readAccountSearch } from '../features/account/search.ts';
import { readApplicationsSearch } from '../features/applications/search.ts';
import { readCalendarSearch } from '../features/calendar/search.ts';
import { readExamsSearch } from '../features/exams/search.ts';
import { readStockSearch } from '../features/inventory/search.ts';
import { readMeasurementsSearch } from '../features/measurements/search.ts';
import { readSettingsSearch } from '../features/messages/search.ts';
import { readNutritionSearch } from '../features/nutrition/search.ts';
import { readPensSearch } from '../features/pens/search.ts';
import { readPhotosSearch } from '../features/photos/search.ts';
import { readFirstPlanSearch, readPlansSearch, readTreatmentPlansSearch } from '../features/plans/search.ts';
import { readPrescriptionsSearch } from '../features/prescriptions/search.ts';
import { type ProfileSearch, readProfileSearch } from '../features/profile/search.ts';
import { readReportsSearch } from '../features/reports/search.ts';
import { readRotationSearch } from '../features/rotation/search.ts';
import { readSideEffectsSearch } from '../features/side-effects/search.ts';
import { readSubscriptionSearch } from '../features/subscription/search.ts';
import { readUsageSearch } from '../features/usage/search.ts';
import { privateArea } from './kit-routes.ts';
import { TABS, type TabPath } from './shell/tabs.ts';
import type { ScreenReads } from '../lib/screen-reads.ts';
import { queries } from './queries.ts';

type RawSearch = Record<string, unknown>;

const tab = <const Path extends TabPath>(path: Path) => ({
  getParentRoute: () => privateArea,
  path,
  staticData: { title: TABS.find((each) => each.path === path)?.title },
});

const dashboard = createRoute({
  ...tab('/dashboard'),
  validateSearch: readFirstPlanSearch,
  component: lazyRouteComponent(() => import('./shell/DashboardRoute.tsx'), 'DashboardRoute'),
  ...opening(() => import('./shell/reads/dashboard.ts')),
});

/** The two shelves of boxes share what their addresses say. */
const stock = createRoute({
  getParentRoute: () => privateArea,
  id: 'stock',
  validateSearch: readStockSearch,
});

const supplementStore = createRoute({
  ...tab('/supplement-store'),
  getParentRoute: () => stock,
  component: lazyRouteComponent(() => import('./shell/SupplementStoreRoute.tsx'), 'SupplementStoreRoute'),
  ...opening(() => import('./shell/reads/stock.ts')),
});

const medicationStore = createRoute({
  ...tab('/medication-store'),
  getParentRoute: () => stock,
  component: lazyRouteComponent(() => import('./shell/MedicationStoreRoute.tsx'), 'MedicationStoreRoute'),
  ...opening(async () => ({ reads: (await import('./shell/reads/stock.ts')).medicationReads })),
});

const medications = createRoute({
  ...tab('/medications'),
  validateSearch: (search: RawSearch) => ({ ...readPensSearch(search), ...readPrescriptionsSearch(search) }),
  component: lazyRouteComponent(() => import('./shell/MedicationsRoute.tsx'), 'MedicationsRoute'),
  ...opening(() => import('./shell/reads/medications.ts')),
});

const applications = createRoute({
  ...tab('/applications'),
  validateSearch: (search: RawSearch) => ({
    ...readApplicationsSearch(search),
    ...readRotationSearch(search),
    ...readTreatmentPlansSearch(search),
  }),
  component: lazyRouteComponent(() => import('./shell/ApplicationsRoute.tsx'), 'ApplicationsRoute'),
  ...opening(() => import('./shell/reads/applications.ts')),
});

/** The two use screens share what their addresses say. */
const doses = createRoute({
  getParentRoute: () => privateArea,
  id: 'doses',
  validateSearch: readPlansSearch,
});

const supplementUsage = createRoute({
  ...tab('/supplement-usage'),
  getParentRoute: () => doses,
  component: lazyRouteComponent(() => import('./shell/SupplementUsageRoute.tsx'), 'SupplementUsageRoute'),
  ...opening(() => import('./shell/reads/doses.ts')),
});

const medicationUsage = createRoute({
  ...tab('/medication-usage'),
  getParentRoute: () => doses,
  component: lazyRouteComponent(() => import('./shell/MedicationUsageRoute.tsx'), 'MedicationUsageRoute'),
  ...opening(() => import('./shell/reads/doses.ts')),
});

const medicationHistory = createRoute({
  ...tab('/medicacoes'),
  validateSearch: readUsageSearch,
  component: lazyRouteComponent(() => import('./shell/MedicationHistoryRoute.tsx'), 'MedicationHistoryRoute'),
  ...opening(() => import('./shell/reads/medication-history.ts')),
});

const measurements = createRoute({
  ...tab('/measurements'),
  validateSearch: (search: RawSearch) => ({ ...readMeasurementsSearch(search), ...readPhotosSearch(search) }),
  component: lazyRouteComponent(() => import('./shell/MeasurementsRoute.tsx'), 'MeasurementsRoute'),
  ...opening(() => import('./shell/reads/measurements.ts')),
});

const sideEffects = createRoute({
  ...tab('/side-effects'),
  validateSearch: readSideEffectsSearch,
  component: lazyRouteComponent(() => import('./shell/SideEffectsRoute.tsx'), 'SideEffectsRoute'),
  ...opening(() => import('./shell/reads/side-effects.ts')),
});

const nutrition = createRoute({
  ...tab('/nutrition'),
  validateSearch: readNutritionSearch,
  component: lazyRouteComponent(() => import('./shell/NutritionRoute.tsx'), 'NutritionRoute'),
  ...opening(() => import('./shell/reads/nutrition.ts')),
});

const exams = createRoute({
  ...tab('/exams'),
  validateSearch: readExamsSearch,
  component: lazyRouteComponent(() => import('./shell/ExamsRoute.tsx'), 'ExamsRoute'),
  ...opening(() => import('./shell/reads/exams.ts')),
});

const calendar = createRoute({
  ...tab('/calendar'),
  validateSearch: readCalendarSearch,
  component: lazyRouteComponent(() => import('./shell/CalendarRoute.tsx'), 'CalendarRoute'),
  ...opening(() => import('./shell/reads/calendar.ts')),
});

interface ProfilePageSearch {
  open?: ProfileSearch['open'] | AccountSearch['open'];
  from?: AccountSearch['from'];
}

const profile = createRoute({
  ...tab('/profile'),
  validateSearch: (search: RawSearch): ProfilePageSearch => {
    const account = readAccountSearch(search);
    return { ...account, open: account.open ?? readProfileSearch(search).open };
  },
  component: lazyRouteComponent(() => import('./shell/ProfileRoute.tsx'), 'ProfileRoute'),
  ...opening(() => import('./shell/reads/profile.ts')),
});

const settings = createRoute({
  ...tab('/settings'),
  validateSearch: (search: RawSearch) => ({ ...readSettingsSearch(search), ...readAccountSearch(search) }),
  component: lazyRouteComponent(() => import('./shell/SettingsRoute.tsx'), 'SettingsRoute'),
  ...opening(() => import('./shell/reads/settings.ts')),
});

const reports = createRoute({
  ...tab('/reports'),
  validateSearch: readReportsSearch,
  component: lazyRouteComponent(() => import('./shell/ReportsRoute.tsx'), 'ReportsRoute'),
  ...opening(() => import('./shell/reads/reports.ts')),
});

const subscription = createRoute({
  ...tab('/subscription'),
  validateSearch: readSubscriptionSearch,
  component: lazyRouteComponent(() => import('./shell/SubscriptionRoute.tsx'), 'SubscriptionRoute'),
  ...opening(() => import('./shell/reads/subscription.ts')),
});

export const privateRoutes = [
  dashboard,
  stock.addChildren([supplementStore, medicationStore]),
  medications,
  applications,
  doses.addChildren([supplementUsage, medicationUsage]),
  medicationHistory,
  calendar,
  measurements,
  sideEffects,
  nutrition,
  reports,
  profile,
  settings,
  exams,
  subscription,
] as const;

/**
 * A route's first reads: they are requested as soon as the address is known or a link is pointed at, beside the
 * screen's code and the session. The route does not wait for them; the screen shows its own placeholders.
 */
function opening(load: () => Promise<{ reads: ScreenReads }>) {
  return {
    loader: ({ location }: { location: { search: Record<string, unknown> } }) => {
      void Promise.all([load(), queries()])
        .then(([{ reads }, cache]) => reads(cache, location.search))
        // Offline, perhaps; the screen asks again and tells.
        .catch(() => undefined);
    },
    // Once open, a screen reads again by itself.
    staleTime: Infinity,
  };
}
