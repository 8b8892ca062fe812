import { readHeadline, type Headline } from '@leveza/contract/dashboard.ts';
import { readMe, type Profile } from '@leveza/contract/profile/profile.ts';
import { readSideEffectSummary } from '@leveza/contract/side-effects.ts';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { aSummary, aTypeCount } from '../../../features/side-effects/testing/samples.ts';
import { renderRouter } from '../../../testing/render.tsx';
import { ANA } from '../../../testing/patient.ts';
import { answer } from '../../../testing/server.ts';
import { AppShell } from '../AppShell.tsx';
import { TABS } from '../tabs.ts';

interface Situation {
  path?: string;
  width?: number;
  patient?: Partial<Profile>;
  headline?: Partial<Headline>;
}

/** The shell around pages that are only headings, at a width, for a patient. */
export async function renderShell({ path = '/exams', width = 1280, patient, headline }: Situation) {
  setWidth(width);
  answer(readMe, () => ({ data: { ...ANA, ...patient } }));
  answer(readHeadline, () => ({
    data: {
      nextDoseAt: null,
      nextDoseName: null,
      nextDoseLateAt: null,
      talkToPrescriber: false,
      totalLossKg: null,
      unreadNotifications: 0,
      ...headline,
    },
  }));
  answer(readSideEffectSummary, () => ({
    data: aSummary({ byType: [aTypeCount({ effectType: 'gerd' })] }),
  }));
  const root = createRootRoute();
  const kit = createRoute({ getParentRoute: () => root, id: 'kit' });
  const area = createRoute({ getParentRoute: () => kit, id: 'private', component: AppShell });
  const tabs = TABS.map((tab) =>
    createRoute({ getParentRoute: () => area, path: tab.path, component: () => <h1>{tab.title}</h1> }),
  );
  const router = createRouter({
    routeTree: root.addChildren([kit.addChildren([area.addChildren(tabs)])]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const result = renderRouter(router);
  await screen.findByRole('heading', { level: 1 });
  return { ...result, router };
}

/** jsdom draws nothing: this is how wide the window claims to be. */
export function setWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
      media: query,
      onchange: null,
    }),
  );
}
