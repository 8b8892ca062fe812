import { linkOptions } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { router } from './router.tsx';
import { TABS } from './shell/tabs.ts';

test('a dead link and a wrong word of an address do not compile', () => {
  const links = [
    linkOptions({ to: '/applications', search: { open: 'new', zone: 'abdomen-left-upper' } }),
    linkOptions({ to: '/supplement-store', search: { add: '1' } }),
    linkOptions({ to: '/profile', search: { open: 'physical' } }),
    linkOptions({ to: '/login', search: { next: '/calendar' } }),
    // @ts-expect-error There is no such screen.
    linkOptions({ to: '/nowhere' }),
    // @ts-expect-error There is no such dialog.
    linkOptions({ to: '/applications', search: { open: 'sessions' } }),
    // @ts-expect-error This screen has no such word.
    linkOptions({ to: '/measurements', search: { zone: 'abdomen-left-upper' } }),
    linkOptions({ to: '/exams', search: { analyte: 'hba1c' } }),
  ];
  expect(links).toHaveLength(8);
});

test('every tab of the menu has its screen', () => {
  const paths = Object.keys(router.routesByPath);
  expect(TABS.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});

test('a wrong word of an address is dropped, the others stay', () => {
  const screen = router.matchRoutes('/measurements', { open: 'joy', period: '30' }).at(-1);
  expect(screen?.search).toEqual({ period: '30' });
});
