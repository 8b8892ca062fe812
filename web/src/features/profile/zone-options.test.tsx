import { BRAZILIAN_ZONES } from '@leveza/domain/time/zones.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useZoneOptions, zoneName } from './zone-options.ts';

test('Brazil comes first, then the world by its Portuguese names, each zone once', () => {
  const { result } = renderHook(() => useZoneOptions('America/Sao_Paulo'));
  expect(result.current.zones).toHaveLength(BRAZILIAN_ZONES.length);
  act(() => result.current.nameAll());
  const zones = result.current.zones.map(({ value }) => value);
  expect(zones.length).toBeGreaterThan(300);
  expect(zones.slice(0, BRAZILIAN_ZONES.length)).toEqual(BRAZILIAN_ZONES.map(({ zone }) => zone));
  expect(new Set(zones).size).toBe(zones.length);
  expect(result.current.zones).toContainEqual({ value: 'Europe/Lisbon', label: 'Portugal' });
  const abroad = result.current.zones.slice(BRAZILIAN_ZONES.length).map(({ label }) => label);
  expect(abroad.toSorted((one, other) => one.localeCompare(other, 'pt-BR'))).toEqual(abroad);
});

test('a zone under another name is still offered to whoever lives in it', () => {
  const { result } = renderHook(() => useZoneOptions('Brazil/East'));
  expect(result.current.zones.at(-1)?.value).toBe('Brazil/East');
  act(() => result.current.nameAll());
  expect(result.current.zones.at(-1)?.value).toBe('Brazil/East');
});

test.each([
  ['America/Manaus', 'Manaus (Amazonas leste)'],
  ['America/New_York', 'Nova York'],
  ['Asia/Tokyo', 'Japão'],
])('%s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
