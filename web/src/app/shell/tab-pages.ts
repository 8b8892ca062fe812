import { lazyRouteComponent } from '@tanstack/react-router';
import type { TABS } from './tabs.ts';

type Page = ReturnType<typeof lazyRouteComponent>;

/** The screen of every tab that is built; the others say that they are coming. */
export const TAB_PAGES: { [Path in (typeof TABS)[number]['path']]?: Page } = {
  '/dashboard': lazyRouteComponent(() => import('./DashboardRoute.tsx'), 'DashboardRoute'),
  '/supplement-store': lazyRouteComponent(() => import('./SupplementStoreRoute.tsx'), 'SupplementStoreRoute'),
  '/medication-store': lazyRouteComponent(() => import('./MedicationStoreRoute.tsx'), 'MedicationStoreRoute'),
  '/applications': lazyRouteComponent(() => import('./ApplicationsRoute.tsx'), 'ApplicationsRoute'),
  '/medications': lazyRouteComponent(() => import('./MedicationsRoute.tsx'), 'MedicationsRoute'),
  '/medicacoes': lazyRouteComponent(() => import('./MedicationHistoryRoute.tsx'), 'MedicationHistoryRoute'),
  '/side-effects': lazyRouteComponent(() => import('./SideEffectsRoute.tsx'), 'SideEffectsRoute'),
  '/measurements': lazyRouteComponent(() => import('./MeasurementsRoute.tsx'), 'MeasurementsRoute'),
  '/profile': lazyRouteComponent(() => import('./ProfileRoute.tsx'), 'ProfileRoute'),
};

export const COMING_PAGE = lazyRouteComponent(() => import('./ComingPage.tsx'), 'ComingPage');
