import type { DemoData } from './features/auth/start-demo.ts';
import type { Vault } from './services/vault/vault.ts';
import { fillDemoApplications } from './features/applications/demo.ts';
import { fillDemoCalendar } from './features/calendar/demo.ts';
import { fillDemoCarers } from './features/carers/demo.ts';
import { fillDemoCatalog } from './features/catalog/demo.ts';
import { fillDemoExamFile, fillDemoExams } from './features/exams/demo.ts';
import { fillDemoMeasurements } from './features/measurements/demo.ts';
import { fillDemoMoments } from './features/moments/demo.ts';
import { fillDemoNotifications } from './features/notifications/demo.ts';
import { fillDemoNutrition } from './features/nutrition/demo.ts';
import { fillDemoPhotos } from './features/photos/demo.ts';
import { fillDemoPlans } from './features/plans/demo.ts';
import { fillDemoPrescriptions } from './features/prescriptions/demo.ts';
import { fillDemoProfile } from './features/profile/demo.ts';
import { fillDemoReports } from './features/reports/demo.ts';
import { fillDemoRotation } from './features/rotation/demo.ts';
import { fillDemoShares } from './features/shares/demo.ts';
import { fillDemoSideEffects } from './features/side-effects/demo.ts';
import { fillDemoUsage } from './features/usage/demo.ts';

export const DEMO_DATA: readonly DemoData[] = [
  fillDemoProfile,
  fillDemoCatalog,
  fillDemoNotifications,
  fillDemoUsage,
  fillDemoApplications,
  fillDemoRotation,
  fillDemoPrescriptions,
  fillDemoMeasurements,
  fillDemoSideEffects,
  fillDemoNutrition,
  fillDemoPlans,
  fillDemoExams,
  fillDemoCalendar,
  fillDemoReports,
  fillDemoShares,
  fillDemoCarers,
  fillDemoMoments,
];

/** With what is kept as a file. */
export const demoDataIn = (vault: Vault): readonly DemoData[] => [
  ...DEMO_DATA,
  fillDemoPhotos(vault),
  fillDemoExamFile(vault),
];
