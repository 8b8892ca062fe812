import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readAuthSearch } from '../features/auth/auth-search.ts';
import { mayBeSignedIn } from '../lib/session-hint.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PagePending } from './PagePending.tsx';
import { queries } from './queries.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { COMING_PAGE, TAB_PAGES } from './shell/tab-pages.ts';
import { TABS } from './shell/tabs.ts';
import { leadIn, requireSession, skipIfSignedIn } from './session.ts';

const root = createRootRoute({
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

// For anybody and without a server: whoever has no connection or no session may need it most.
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
  beforeLoad: async () => leadIn(await queries()),
  component: NotFoundPage,
});

const kit = createRoute({
  getParentRoute: () => root,
  id: 'kit',
  pendingMs: 300,
  pendingComponent: LoadingScreen,
  beforeLoad: async () => ({ queryClient: await queries() }),
  component: lazyRouteComponent(() => import('./providers.tsx'), 'Providers'),
});

const login = createRoute({
  getParentRoute: () => kit,
  path: '/login',
  staticData: { title: 'Entrar' },
  validateSearch: readAuthSearch,
  beforeLoad: ({ context, search }) => skipIfSignedIn(context.queryClient, search.next),
  component: lazyRouteComponent(() => import('../features/auth/LoginPage.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => kit,
  path: '/register',
  staticData: { title: 'Criar conta' },
  validateSearch: readAuthSearch,
  beforeLoad: ({ context, search }) => skipIfSignedIn(context.queryClient, search.next),
  component: lazyRouteComponent(() => import('../features/auth/RegisterPage.tsx'), 'RegisterPage'),
});

const forgotPassword = createRoute({
  getParentRoute: () => kit,
  path: '/forgot-password',
  staticData: { title: 'Esqueci minha senha' },
  component: lazyRouteComponent(
    () => import('../features/auth/ForgotPasswordPage.tsx'),
    'ForgotPasswordPage',
  ),
});

const resetPassword = createRoute({
  getParentRoute: () => kit,
  path: '/reset-password',
  staticData: { title: 'Criar nova senha' },
  component: lazyRouteComponent(() => import('../features/auth/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
});

const confirmEmail = createRoute({
  getParentRoute: () => kit,
  path: '/confirm-email',
  staticData: { title: 'Confirmar e-mail' },
  component: lazyRouteComponent(() => import('../features/auth/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
});

const signInPages = [login, register, forgotPassword, resetPassword, confirmEmail];

/** Every private screen is a child of this one. */
const privateArea = createRoute({
  getParentRoute: () => kit,
  id: 'private',
  pendingMs: 300,
  pendingComponent: LoadingScreen,
  beforeLoad: ({ context, location }) => requireSession(context.queryClient, location.href),
  component: lazyRouteComponent(() => import('./PrivateArea.tsx'), 'PrivateArea'),
});

const tabs = TABS.map(({ path, title }) =>
  createRoute({
    getParentRoute: () => privateArea,
    path,
    staticData: { title },
    component: TAB_PAGES[path] ?? COMING_PAGE,
  }),
);

const kitPages = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => kit,
        path: '/ui',
        staticData: { title: 'Componentes' },
        component: lazyRouteComponent(() => import('./ui-page/KitPage.tsx'), 'KitPage'),
      }),
    ]
  : [];

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    terms,
    privacy,
    signs,
    unknown,
    kit.addChildren([...signInPages, privateArea.addChildren(tabs), ...kitPages]),
  ]),
  defaultPreload: 'intent',
  defaultPendingMs: 150,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The name of the screen, shown in the browser's tab before 'Leveza'. */
    title?: string;
  }
}
