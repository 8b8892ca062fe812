import { expect, test } from 'vitest';
import { BRAZILIAN_ZONES, isZone } from './zones.ts';

test('every Brazilian zone is one that clocks know, São Paulo first and each once', () => {
  expect(BRAZILIAN_ZONES[0].zone).toBe('America/Sao_Paulo');
  expect(BRAZILIAN_ZONES.filter(({ zone }) => !isZone(zone))).toEqual([]);
  expect(new Set(BRAZILIAN_ZONES.map(({ zone }) => zone)).size).toBe(BRAZILIAN_ZONES.length);
});

test.each([
  ['Europe/Lisbon', true],
  ['Etc/GMT+3', true],
  ['UTC', true],
  ['America/Sao Paulo', false],
  ['Brasil/Oeste', false],
  ['US/Pacific-New', false],
  ['PRT', false],
  ['-03:00', false],
  ['', false],
])('"%s" is a zone: %s', (name, expected) => {
  expect(isZone(name)).toBe(expected);
});
