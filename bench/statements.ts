import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { STATEMENTS_HEADER } from './count-statements.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { printTable } from './table.ts';

const ROUNDS = 15;
/** The session's own lookup is one of them. */
const MOST_STATEMENTS = 8;

const TEN_YEARS_AGO = addDays(dayIn(DEFAULT_ZONE, new Date()), -3650);

/** The calls of each screen until it is complete, beside the header's on every screen. */
const SCREENS: Record<string, readonly string[]> = {
  'every screen': ['/dashboard/headline', '/users/me', '/notifications'],
  Dashboard: ['/dashboard', '/dashboard/today'],
  Estoque: ['/user-inventory?limit=500'],
  'GLP-1 no estoque': ['/pens', '/pens/supply', '/prescriptions', '/glp1-catalog'],
  'Aplicações GLP-1': [
    '/applications/overview',
    '/applications/day',
    '/applications?limit=20',
    '/applications/level?days=90',
    '/pens?left=true',
    '/interactions',
  ],
  'Uso de Suplementos e Medicamentos': ['/plans', '/doses'],
  'Histórico de Medicações': ['/usage'],
  Agenda: ['/calendar', '/appointments'],
  Medições: [
    '/measurements/summary?period=30',
    '/measurements/summary?period=365',
    '/measurements/summary?period=all',
    '/measurements?limit=20',
    '/photos',
  ],
  'Efeitos Colaterais': ['/side-effects/summary', '/side-effects?limit=20'],
  Alimentação: [
    '/nutrition/day',
    '/nutrition/week',
    '/nutrition/goals',
    '/nutrition/supplements',
    '/nutrition/before-effects',
    '/foods?search=arroz',
    '/meals',
    '/water',
    '/wellbeing',
  ],
  Exames: ['/exams?limit=20', '/exams/analytes', '/exams/analytes/hba1c', '/exams/analytes/glicose'],
  // The first long report also keeps the figures of its months.
  Relatórios: [
    `/reports?from=${TEN_YEARS_AGO}`,
    '/reports',
    '/reports?type=medical',
    '/reports/rows',
    '/shares',
    '/carers',
  ],
  Assinatura: ['/subscription', '/subscription/plans'],
  Configurações: ['/settings/notifications', '/settings/reminders', '/reminders/next', '/messages'],
  Perfil: ['/users/profile', '/users/progress', '/account'],
};

/** The most statements and the median ms of every call of every screen, one call at a time, for the demonstration account. */
export async function benchStatements(): Promise<void> {
  const leveza = await runLeveza({}, { imports: ['./bench/count-statements.ts'] });
  try {
    const cookie = await signInToDemo(leveza.url);
    const rows = [];
    for (const [screen, paths] of Object.entries(SCREENS)) {
      for (const path of paths) {
        const times: number[] = [];
        let statements = 0;
        for (let round = 0; round < ROUNDS; round += 1) {
          const begun = performance.now();
          const reply = await fetch(`${leveza.url}/api${path}`, { headers: { cookie } });
          await reply.arrayBuffer();
          times.push(performance.now() - begun);
          if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
          statements = Math.max(statements, Number(reply.headers.get(STATEMENTS_HEADER) ?? NaN));
        }
        hold(`statements of ${path}`, statements, { most: MOST_STATEMENTS });
        rows.push({ screen, call: path, statements, ms: median(times).toFixed(1) });
      }
    }
    printTable(`Statements and ms a call (at most ${MOST_STATEMENTS} statements)`, rows);
  } finally {
    await leveza.stop();
  }
}

async function signInToDemo(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/demo`, { method: 'POST', headers: { origin: url } });
  if (!reply.ok) throw new Error(`no demonstration account: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
