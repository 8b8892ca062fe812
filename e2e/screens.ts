/**
 * Every screen there is: looked at by `npm run shots`, checked by axe in screens.spec.ts. A feature adds its own, and
 * what a demonstration does not show of it to account-screens.ts.
 */
export interface Screen {
  name: string;
  path: string;
  /** Only with a session: looked at with a demonstration account. */
  isPrivate?: true;
  /** Opens with a dialog in front of everything else. */
  isDialog?: true;
  /** Its frame or its lists have parts for one width only, whose colours are looked at in both themes. */
  hasOwnParts?: true;
  /** The same parts as another screen here, with other words or data: looked at in one look. */
  isLikeAnother?: true;
  /** How long it may be on a phone, with what a demonstration holds. */
  mostPixels?: number;
}

export const SCREENS: Screen[] = [
  { name: 'home', path: '/', hasOwnParts: true, mostPixels: 5000 },
  { name: 'not-found', path: '/nao-existe' },
  { name: 'login', path: '/login', hasOwnParts: true },
  { name: 'login-expired', path: '/login?reason=expired', isLikeAnother: true },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password#token=exemplo' },
  { name: 'reset-password-spent', path: '/reset-password' },
  { name: 'confirm-email-spent', path: '/confirm-email', isLikeAnother: true },
  { name: 'dashboard', path: '/dashboard', isPrivate: true, hasOwnParts: true, mostPixels: 1400 },
  { name: 'record', path: '/dashboard?record=choose', isPrivate: true, isDialog: true },
  { name: 'record-last-dose', path: '/dashboard?record=last-dose', isPrivate: true, isDialog: true },
  { name: 'record-symptom', path: '/dashboard?record=symptom', isPrivate: true, isDialog: true },
  { name: 'record-medicine', path: '/dashboard?record=medicine', isPrivate: true, isDialog: true },
  { name: 'record-meal', path: '/dashboard?record=meal', isPrivate: true, isDialog: true },
  { name: 'record-water', path: '/dashboard?record=water', isPrivate: true, isDialog: true },
  { name: 'record-weight', path: '/dashboard?record=weight', isPrivate: true, isDialog: true },
  { name: 'profile', path: '/profile', isPrivate: true, mostPixels: 1100 },
  { name: 'supplement-store', path: '/supplement-store', isPrivate: true, mostPixels: 1000 },
  { name: 'supplement-store-not-found', path: '/supplement-store?q=xyz', isPrivate: true },
  {
    name: 'medication-store',
    path: '/medication-store',
    isLikeAnother: true,
    isPrivate: true,
    mostPixels: 844,
  },
  { name: 'medication-history', path: '/medicacoes', isPrivate: true, hasOwnParts: true, mostPixels: 1500 },
  { name: 'supplement-usage', path: '/supplement-usage', isPrivate: true, mostPixels: 1400 },
  {
    name: 'medication-usage',
    path: '/medication-usage',
    isLikeAnother: true,
    isPrivate: true,
    mostPixels: 1400,
  },
  { name: 'plan-new', path: '/supplement-usage?open=new', isPrivate: true, isDialog: true },
  { name: 'plans', path: '/medication-usage?open=plans', isPrivate: true, isDialog: true },
  { name: 'treatment-plan', path: '/applications?plans=new', isPrivate: true, isDialog: true },
  { name: 'dose-extra', path: '/medication-usage?open=extra', isPrivate: true, isDialog: true },
  { name: 'calendar', path: '/calendar', isPrivate: true, hasOwnParts: true, mostPixels: 1260 },
  { name: 'calendar-agenda', path: '/calendar?view=agenda', isPrivate: true, mostPixels: 1260 },
  { name: 'calendar-new', path: '/calendar?open=new', isPrivate: true, isDialog: true },
  { name: 'calendar-feed', path: '/calendar?open=feed', isPrivate: true, isDialog: true },
  {
    name: 'medication-history-missed',
    path: '/medicacoes?status=missed',
    isPrivate: true,
    hasOwnParts: true,
    mostPixels: 1300,
  },
  { name: 'medication-history-pick', path: '/medicacoes?open=pick', isPrivate: true, isDialog: true },
  { name: 'pens', path: '/medications', isPrivate: true, mostPixels: 1200 },
  { name: 'pens-not-found', path: '/medications?q=xyz', isLikeAnother: true, isPrivate: true },
  { name: 'pens-add', path: '/medications?add=1', isPrivate: true, isDialog: true },
  { name: 'pens-add-ozempic', path: '/medications?add=ozempic-1', isPrivate: true, isDialog: true },
  { name: 'applications', path: '/applications', isPrivate: true, mostPixels: 1300 },
  { name: 'applications-sites', path: '/applications?tab=sites', isPrivate: true, mostPixels: 1300 },
  { name: 'applications-level', path: '/applications?tab=level', isPrivate: true, mostPixels: 1300 },
  { name: 'applications-history', path: '/applications?tab=history', isPrivate: true, mostPixels: 1300 },
  { name: 'applications-new', path: '/applications?open=new', isPrivate: true, isDialog: true },
  { name: 'applications-past', path: '/applications?open=past', isPrivate: true, isDialog: true },
  { name: 'applications-zone', path: '/applications?zone=thigh-left-upper', isPrivate: true, isDialog: true },
  { name: 'measurements', path: '/measurements', isPrivate: true, hasOwnParts: true, mostPixels: 1500 },
  { name: 'measurements-new', path: '/measurements?open=new', isPrivate: true, isDialog: true },
  { name: 'measurements-import', path: '/measurements?open=import', isPrivate: true, isDialog: true },
  { name: 'measurements-photos', path: '/measurements?photos=1', isPrivate: true, isDialog: true },
  { name: 'side-effects', path: '/side-effects', isPrivate: true, mostPixels: 1400 },
  {
    name: 'side-effects-not-found',
    path: '/side-effects?type=gastritis',
    isLikeAnother: true,
    isPrivate: true,
  },
  { name: 'side-effects-new', path: '/side-effects?open=new', isPrivate: true, isDialog: true },
  { name: 'side-effects-signs', path: '/side-effects?open=signs', isPrivate: true, isDialog: true },
  { name: 'nutrition', path: '/nutrition', isPrivate: true, hasOwnParts: true, mostPixels: 2100 },
  { name: 'nutrition-week', path: '/nutrition?view=week', isPrivate: true },
  ...[
    'meal',
    'add',
    'add&step=text',
    'add&step=barcode',
    'add&step=own',
    'add&step=recipe',
    'goals',
    'slots',
    'foods',
    'supplements',
  ].map((word): Screen => ({
    name: `nutrition-${word.replace('add&step=', '')}`,
    path: `/nutrition?open=${word}`,
    isPrivate: true,
    isDialog: true,
  })),
  { name: 'exams', path: '/exams', isPrivate: true, mostPixels: 1100 },
  { name: 'exams-values', path: '/exams?tab=values', isPrivate: true, mostPixels: 1350 },
  { name: 'exams-not-found', path: '/exams?q=xyz', isLikeAnother: true, isPrivate: true },
  { name: 'exams-new', path: '/exams?open=new', isPrivate: true, isDialog: true },
  { name: 'settings', path: '/settings', isPrivate: true, mostPixels: 1500 },
  ...['whatsapp', 'email', 'push', 'sms', 'reminders', 'log'].map((word): Screen => ({
    name: `settings-${word}`,
    path: `/settings?edit=${word}`,
    isPrivate: true,
    isDialog: true,
  })),
  { name: 'settings-privacy', path: '/settings?open=privacy', isPrivate: true, isDialog: true },
  { name: 'answer-cut', path: '/responder' },
  { name: 'reports', path: '/reports', isPrivate: true, hasOwnParts: true },
  { name: 'reports-progress', path: '/reports?type=progress', isLikeAnother: true, isPrivate: true },
  { name: 'reports-comprehensive', path: '/reports?type=comprehensive&period=7', isPrivate: true },
  { name: 'reports-financial', path: '/reports?type=financial', isLikeAnother: true, isPrivate: true },
  { name: 'reports-links', path: '/reports?open=links', isPrivate: true, isDialog: true },
  { name: 'reports-carers', path: '/reports?open=carers', isPrivate: true, isDialog: true },
  { name: 'reports-share', path: '/reports?open=share', isPrivate: true, isDialog: true },
  { name: 'reports-carer', path: '/reports?open=carer', isPrivate: true, isDialog: true },
  { name: 'shared-spent', path: '/shared', isLikeAnother: true },
  { name: 'carer-spent', path: '/carer', isLikeAnother: true },
  { name: 'subscription', path: '/subscription', isPrivate: true, hasOwnParts: true },
  ...['personal', 'physical', 'medical', 'lifestyle', 'avatar'].map((word): Screen => ({
    name: `profile-${word}`,
    path: `/profile?open=${word}`,
    isPrivate: true,
    isDialog: true,
  })),
  // A demonstration has these two in other words; account-screens.ts has those of an account with a password.
  ...['account', 'delete'].map((word): Screen => ({
    name: `profile-${word}`,
    path: `/profile?open=${word}`,
    isPrivate: true,
    isDialog: true,
  })),
  { name: 'terms', path: '/termos' },
  { name: 'privacy', path: '/privacidade', isLikeAnother: true },
  { name: 'signs', path: '/sinais-de-alerta', mostPixels: 2050 },
];

/** Only in development. */
export const KIT: Screen = { name: 'ui', path: '/ui' };
