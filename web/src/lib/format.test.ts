import { afterAll, describe, expect, test, vi } from 'vitest';
import * as format from './format.ts';

afterAll(() => {
  vi.unstubAllEnvs();
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'on a machine in %s',
  (zone) => {
    test('a day is the same day', () => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(format.formatDay('2026-11-03')).toBe('03/11/2026');
      expect(format.formatDay('2026-01-01')).toBe('01/01/2026');
      expect(format.formatLongDay('2026-11-03')).toBe('terça-feira, 3 de novembro de 2026');
      expect(format.formatDayAs('2026-11-03', { day: 'numeric', month: 'short' })).toBe('3 de nov.');
    });

    test('an instant is told in the zone of the patient', () => {
      vi.stubEnv('TZ', zone);
      const instant = '2026-11-03T02:05:00Z';
      expect(format.dayOf(instant)).toBe('2026-11-02');
      expect(format.formatTime(instant)).toBe('23:05');
      expect(format.formatTime('2026-11-03T03:00:00Z')).toBe('00:00');
      expect(format.formatInstant(instant)).toBe('02/11/2026 às 23:05');
      expect(format.formatInstant(instant, 'America/Noronha')).toBe('03/11/2026 às 00:05');
    });

    test.each([
      ['2026-11-03', 'Hoje'],
      ['2026-11-02', 'Ontem'],
      ['2026-11-04', 'Amanhã'],
      ['2026-10-31', 'Há 3 dias'],
      ['2026-12-03', 'Daqui a 30 dias'],
      ['2025-11-03', 'Há 365 dias'],
    ])('%s seen from 2026-11-03 is %s', (day, expected) => {
      vi.stubEnv('TZ', zone);
      expect(format.formatRelativeDay(day, '2026-11-03')).toBe(expected);
    });
  },
);

test('the days of a summer-time change are still one day apart', () => {
  expect(format.formatRelativeDay('2018-11-04', '2018-11-03')).toBe('Amanhã');
});

test.each([
  [format.formatKg(82.44), '82,4 kg'],
  [format.formatKg(82), '82 kg'],
  [format.formatCm(172.5), '172,5 cm'],
  [format.formatMg(0.25), '0,25 mg'],
  [format.formatMg(1000), '1.000 mg'],
  [format.formatMl(0.375), '0,375 ml'],
  [format.formatMoney('1234.5'), 'R$ 1.234,50'],
  [format.formatMoney(29.9), 'R$ 29,90'],
  [format.formatMoney('0'), 'R$ 0,00'],
  [format.formatPercent(0.256), '25,6 %'],
  [format.formatPercent(1), '100 %'],
  [format.formatNumber(1234.567), '1.234,57'],
  [format.formatFileSize(0), '0 Bytes'],
  [format.formatFileSize(1023), '1023 Bytes'],
  [format.formatFileSize(1024), '1,00 KB'],
  [format.formatFileSize(1536), '1,50 KB'],
  [format.formatFileSize(10 * 1024 ** 2), '10,00 MB'],
  [format.formatFileSize(1024 ** 3 * 2.5), '2,50 GB'],
  [format.formatFileSize(1024 ** 4), '1.024,00 GB'],
])('%s reads %s', (given, expected) => {
  expect(plain(given)).toBe(expected);
});
