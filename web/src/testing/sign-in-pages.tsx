import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { followSession, requireSession, requireSessionHint, skipIfSignedIn } from '../app/session.ts';
import { readAuthSearch } from '../features/auth/search.ts';
import { ConsentPage } from '../features/auth/ConsentPage.tsx';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { ProfileUnavailableNotice } from '../features/auth/ProfileUnavailableNotice.tsx';
import { RegisterPage } from '../features/auth/RegisterPage.tsx';
import { ResetPasswordPage } from '../features/auth/ResetPasswordPage.tsx';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { ANA } from './patient.ts';
import { parseSearch, stringifySearch } from '../lib/address.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useSession } from '../lib/session.ts';

/** The readable cookie of a session; jsdom refuses `__Host-` without https. */
export function holdCookie(): void {
  let cookie = `__Host-leveza-user=${ANA.id}`;
  const reads = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
  const writes = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    if (text.includes('Max-Age=0')) cookie = '';
  });
  onTestFinished(() => {
    reads.mockRestore();
    writes.mockRestore();
  });
}

/** The sign-in pages between a landing page and a private screen of one line each, without the shell's own calls. */
export function openApp(path: string) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } });
  const router = createRouter({
    routeTree: tree(queryClient),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  });
  onTestFinished(followSession(router, async () => queryClient));
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider<AnyRouter> router={router} />
    </QueryClientProvider>,
  );
  return { user, queryClient, router, address: () => router.state.location.href };
}

function tree(queryClient: QueryClient) {
  const root = createRootRoute();
  const kit = createRoute({
    getParentRoute: () => root,
    id: 'kit',
    component: () => <Providers queryClient={queryClient} />,
  });
  const page = <P extends string>(path: P, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => kit, path, component });
  const signIn = createRoute({
    getParentRoute: () => kit,
    id: 'sign-in',
    validateSearch: readAuthSearch,
    beforeLoad: ({ search }) => skipIfSignedIn(queryClient, search.next),
  });
  const outside = <P extends string>(path: P, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => signIn, path, component });
  const inside = createRoute({
    getParentRoute: () => kit,
    id: 'private',
    beforeLoad: ({ location }) => requireSessionHint(location.href),
    loader: ({ location }) => requireSession(queryClient, location.href),
    component: Inside,
  });
  const screen = <P extends string>(path: P, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => inside, path, component });
  return root.addChildren([
    kit.addChildren([
      page('/', () => <h1>Início</h1>),
      signIn.addChildren([outside('/login', LoginPage), outside('/register', RegisterPage)]),
      page('/forgot-password', ForgotPasswordPage),
      page('/reset-password', ResetPasswordPage),
      inside.addChildren([screen('/dashboard', Dashboard), screen('/calendar', () => <h1>Calendário</h1>)]),
    ]),
  ]);
}

function Inside() {
  return useSession().needsConsent ? <ConsentPage /> : <Outlet />;
}

function Dashboard() {
  const signOut = useSignOut();
  return (
    <>
      <h1>Olá, {useSession().name}</h1>
      <ProfileUnavailableNotice />
      <button type="button" onClick={() => void signOut()}>
        Sair
      </button>
    </>
  );
}
