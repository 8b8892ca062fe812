import { readFileSync } from 'node:fs';

interface PrivateScreen {
  path: string;
  /** The file of its route, and that of its first reads. */
  route: string;
  reads: string;
}

/** The private screens as their routes are written. */
export const PRIVATE_SCREENS: PrivateScreen[] = [
  ...readFileSync('web/src/app/private-routes.ts', 'utf8').matchAll(
    /tab\('([^']+)'\)(?:(?!createRoute)[\s\S])*?shell\/(\w+Route\.tsx)'(?:(?!createRoute)[\s\S])*?shell\/(reads\/[\w-]+\.ts)'/g,
  ),
].map(([, path, route, reads]) => ({ path: path!, route: route!, reads: reads! }));

/** Tabs with code or first reads of their own. */
const TABS: Record<string, string[]> = {
  '/applications': ['?tab=sites', '?tab=level', '?tab=history'],
  '/exams': ['?tab=values'],
  '/nutrition': ['?view=week'],
  '/calendar': ['?view=agenda'],
};

/** Every private screen, and each of its tabs. */
export const PRIVATE_ADDRESSES = PRIVATE_SCREENS.flatMap(({ path, route }) =>
  ['', ...(TABS[path] ?? [])].map((tab) => ({ address: path + tab, route })),
);

/** The screens whose form a reminder leads to. */
export const REMINDED_ADDRESSES = PRIVATE_SCREENS.filter(({ path }) =>
  ['/applications', '/measurements', '/side-effects'].includes(path),
).map(({ path, route }) => ({ address: `${path}?open=new`, route }));

/** Scripts that the first load of a private screen may ask for. */
export const MOST_SCRIPTS = 20;

/** Whether a request is for a script of a patient's screen: only a demonstration has the strip above it. */
export function isScript(pathname: string): boolean {
  return /^\/assets\/.*\.js$/.test(pathname) && !/\/DemoStrip-/.test(pathname);
}
