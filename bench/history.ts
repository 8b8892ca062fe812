import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { compare } from './cost.ts';
import { hold } from './limits.ts';
import { TREATMENTS, patient } from './patient.ts';
import { printTable } from './table.ts';

const TEN_YEARS_DAYS = 3650;
const MONTH_DAYS = 30;

const TODAY = dayIn(DEFAULT_ZONE, new Date());

const ESTOQUE = [
  '/api/user-inventory?page=1',
  '/api/plans',
  `/api/usage?from=${TODAY}&to=${TODAY}&limit=100`,
];

/** The calls a screen makes before it is whole, as `web/src/app/shell/reads` names them. */
const SCREENS = {
  'Aplicações GLP-1': [
    '/api/applications/overview',
    '/api/applications/day',
    '/api/applications?limit=20',
    '/api/applications/level?days=90',
    '/api/pens?left=true',
    '/api/interactions',
  ],
  Dashboard: ['/api/dashboard', '/api/dashboard/today', '/api/dashboard/headline'],
  Medições: ['/api/measurements/summary?period=90', '/api/measurements?limit=20'],
  'Histórico de Medicações': [
    '/api/usage?page=1&limit=50',
    `/api/doses?from=${addDays(TODAY, -29)}&to=${addDays(TODAY, 7)}`,
  ],
  'GLP-1 no estoque': ['/api/pens?page=1', '/api/pens/supply', '/api/prescriptions', '/api/glp1-catalog'],
  'Estoque de suplementos': ESTOQUE,
  'Estoque de medicamentos': [...ESTOQUE, '/api/interactions'],
  Configurações: ['/api/reminders/next', '/api/settings/notifications', '/api/account'],
  'Efeitos Colaterais': ['/api/side-effects/summary', '/api/side-effects?limit=20'],
};

/** Asked for by a press, each held to the limit by itself. */
const WIDER = ['/api/measurements/summary?period=365', '/api/measurements/summary?period=all'];

/**
 * Ten years of a treatment against a month of it, turn about in one run. The limit is on what server and database compute,
 * which a busy machine changes less than the time a call takes.
 */
export async function benchHistory(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const rows = [];
    for (const treatment of TREATMENTS) {
      const short = await patient(pool, treatment, MONTH_DAYS);
      const long = await patient(pool, treatment, TEN_YEARS_DAYS);
      await pool.query('vacuum analyze');
      for (const [screen, paths] of [...Object.entries(SCREENS), ['', WIDER] as const]) {
        for (const path of [...(screen ? [paths] : []), ...paths.map((one) => [one])]) {
          const { month, decade } = await compare(leveza, pool, { short, long, paths: path });
          const ratio = decade.cpuMs / month.cpuMs;
          const isHeld = path.length > 1 || !screen;
          if (isHeld) hold(`${screen || path[0]}, ${treatment.name}`, ratio, { most: 2 });
          rows.push({
            treatment: treatment.name,
            what: path.length > 1 ? `${screen}, all its calls` : path[0]!,
            'ms, a month': month.ms.toFixed(2),
            'ms, ten years': decade.ms.toFixed(2),
            'CPU ms, a month': month.cpuMs.toFixed(2),
            'CPU ms, ten years': decade.cpuMs.toFixed(2),
            'CPU ratio': ratio.toFixed(2),
          });
        }
      }
    }
    printTable(`Ten years of doses against a month, one call (CPU ratio at most 2 a screen)`, rows);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}
