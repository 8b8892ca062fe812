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
