/** Every screen there is: looked at by `npm run shots`, checked by axe in the journeys. A feature adds its own. */
export interface Screen {
  name: string;
  path: string;
}

export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'not-found', path: '/nao-existe' },
];

/** Only in development. */
export const KIT: Screen = { name: 'ui', path: '/ui' };
