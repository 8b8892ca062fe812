/** Every screen there is: looked at by `npm run shots`, checked by axe in the journeys. A feature adds its own. */
export interface Screen {
  name: string;
  path: string;
  /** Only with a session: looked at with a demonstration account. */
  isPrivate?: true;
}

export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'not-found', path: '/nao-existe' },
  { name: 'login', path: '/login' },
  { name: 'login-expired', path: '/login?reason=expired' },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password#token=exemplo' },
  { name: 'reset-password-spent', path: '/reset-password' },
  { name: 'dashboard', path: '/dashboard', isPrivate: true },
  { name: 'coming', path: '/exams', isPrivate: true },
  { name: 'terms', path: '/termos' },
  { name: 'privacy', path: '/privacidade' },
];

/** Only in development. */
export const KIT: Screen = { name: 'ui', path: '/ui' };
