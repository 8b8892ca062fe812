import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuthSearch } from '../features/auth/search.ts';
import { readRecordSearch } from '../lib/record-address.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { root } from './public-routes.ts';
import { queries } from './queries.ts';
import { requireSession, requireSessionHint, skipIfSignedIn } from './session.ts';

/** Every page that is built on the kit: those around the sign-in, and the private ones. */
export const kit = createRoute({
  getParentRoute: () => root,
  id: 'kit',
  pendingMs: 300,
  pendingComponent: LoadingScreen,
  component: lazyRouteComponent(() => import('./Kit.tsx'), 'Kit'),
});

/** The two pages that lead in, and on to where the patient wanted to be. */
const signIn = createRoute({
  getParentRoute: () => kit,
  id: 'sign-in',
  validateSearch: readAuthSearch,
  beforeLoad: async ({ search }) => skipIfSignedIn(await queries(), search.next),
});

const login = createRoute({
  getParentRoute: () => signIn,
  path: '/login',
  staticData: { title: 'Entrar' },
  component: lazyRouteComponent(() => import('../features/auth/LoginPage.tsx'), 'LoginPage'),
});

const register = createRoute({
  getParentRoute: () => signIn,
  path: '/register',
  staticData: { title: 'Criar conta' },
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

const answer = createRoute({
  getParentRoute: () => kit,
  path: '/responder',
  staticData: { title: 'Responder ao lembrete' },
  component: lazyRouteComponent(() => import('../features/reminders/answer/AnswerPage.tsx'), 'AnswerPage'),
});

const shared = createRoute({
  getParentRoute: () => kit,
  path: '/shared',
  staticData: { title: 'Relatório compartilhado' },
  component: lazyRouteComponent(() => import('../features/shares/SharedPage.tsx'), 'SharedPage'),
});

const carer = createRoute({
  getParentRoute: () => kit,
  path: '/carer',
  staticData: { title: 'Avisos do Leveza' },
  component: lazyRouteComponent(() => import('../features/carers/CarerPage.tsx'), 'CarerPage'),
});

export const accountRoutes = [
  signIn.addChildren([login, register]),
  forgotPassword,
  resetPassword,
  confirmEmail,
  answer,
  shared,
  carer,
] as const;

/** Every private screen is a child of this one. */
export const privateArea = createRoute({
  getParentRoute: () => kit,
  id: 'private',
  // The record sheet opens over every screen.
  validateSearch: readRecordSearch,
  pendingMs: 300,
  pendingComponent: LoadingScreen,
  beforeLoad: ({ location }) => requireSessionHint(location.href),
  // A loader, because those run beside each other and beside the code: nothing of a screen waits for the session.
  loader: async ({ location }) => requireSession(await queries(), location.href),
  component: lazyRouteComponent(() => import('./PrivateArea.tsx'), 'PrivateArea'),
});
