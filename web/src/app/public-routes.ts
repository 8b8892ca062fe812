import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { mayBeSignedIn } from '../lib/session-hint.ts';
import { queries } from './queries.ts';
import { RootLayout } from './RootLayout.tsx';
import { skipToDashboardIfSignedIn, skipIfSignedIn } from './session.ts';

const NotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'), 'NotFoundPage');

export const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { title: 'Saúde inteligente e canetas GLP-1' },
  beforeLoad: async () => {
    if (mayBeSignedIn()) await skipIfSignedIn(await queries(), undefined);
  },
  component: lazyRouteComponent(() => import('../features/landing/LandingPage.tsx'), 'LandingPage'),
});

const terms = createRoute({
  getParentRoute: () => root,
  path: '/termos',
  staticData: { title: 'Termos de uso' },
  component: lazyRouteComponent(() => import('../features/legal/TermsPage.tsx'), 'TermsPage'),
});

const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacidade',
  staticData: { title: 'Política de privacidade' },
  component: lazyRouteComponent(() => import('../features/legal/PrivacyPage.tsx'), 'PrivacyPage'),
});

// The page is public and needs no server: patients without a connection or a session may need it most.
const signs = createRoute({
  getParentRoute: () => root,
  path: '/sinais-de-alerta',
  staticData: { title: 'Sinais de alerta' },
  component: lazyRouteComponent(() => import('../features/side-effects/SignsPage.tsx'), 'SignsPage'),
});

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  staticData: { title: 'Página não encontrada' },
  beforeLoad: async () => skipToDashboardIfSignedIn(await queries()),
  component: NotFoundPage,
});

export const publicRoutes = [home, terms, privacy, signs, unknown] as const;
