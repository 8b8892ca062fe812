import { expect, test } from 'vitest';
import { linkTo, readPlace, type Place } from './place.ts';

const ID = '0b1d2c3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

test.each<[Place, string]>([
  [{ to: '/medications', search: {} }, '/medications'],
  [{ to: '/medications', search: { pen: ID, open: 'details' } }, `/medications?pen=${ID}&open=details`],
  [{ to: '/applications', search: { open: 'edit', item: ID } }, `/applications?open=edit&item=${ID}`],
  [{ to: '/supplement-store', search: { item: ID } }, `/supplement-store?item=${ID}`],
])('%j travels as %s, and back', (place, link) => {
  expect(linkTo(place)).toBe(link);
  expect(readPlace(link)).toEqual(place);
});

test.each<[string, Place]>([
  ['/applications?day=2026-11-15', { to: '/applications', search: { day: '2026-11-15' } }],
  ['/applications?open=joy&item=a&x=1', { to: '/applications', search: { item: 'a' } }],
  ['/profile?tab=a#b', { to: '/profile', search: {} }],
  ['/nowhere?open=new', { to: '/dashboard', search: {} }],
  ['/applications?day=%', { to: '/applications', search: { day: '' } }],
  ['/constructor', { to: '/dashboard', search: {} }],
  ['https://example.com/', { to: '/dashboard', search: {} }],
  ['', { to: '/dashboard', search: {} }],
])('a link from elsewhere, %s, leads to %j', (link, place) => {
  expect(readPlace(link)).toEqual(place);
});
