import { fileURLToPath } from 'node:url';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import pdfmake from 'pdfmake';
import { runLeveza } from '../scripts/leveza-process.ts';
import { definitionOf } from '../web/src/features/reports/pdf/definition.ts';
import { LONG_DOCUMENT, SHORT_DOCUMENT } from '../web/src/features/reports/testing/documents.ts';
import { compare } from './cost.ts';
import { hold } from './limits.ts';
import { TREATMENTS, patient } from './patient.ts';
import { poolOn } from './pool-on.ts';
import { printTable } from './table.ts';

const TEN_YEARS_DAYS = 3650;
const MONTH_DAYS = 30;
const MOST_RATIO = 2;
const TYPES = ['comprehensive', 'medical', 'financial', 'progress'];
/** 522 rows of ten years, many of them with long names: 315 kB measured, 21 pages. */
const MOST_PDF_KB = 400;

/** The report of the last 30 days, and of ten years, with ten years of records against a month of them; the PDF. */
export async function benchReports(): Promise<void> {
  await benchCalls();
  await benchPdf();
}

async function benchCalls(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const [treatment] = TREATMENTS;
    const short = await patient(pool, treatment, MONTH_DAYS);
    const long = await patient(pool, treatment, TEN_YEARS_DAYS);
    await pool.query('vacuum analyze');
    const rowOf = async (path: string, most: number) => {
      const { month, decade } = await compare(leveza, pool, { short, long, paths: [path] });
      const ratio = decade.cpuMs / month.cpuMs;
      hold(`${path}, ten years of records`, ratio, { most });
      return {
        what: path,
        'CPU ms, a month': month.cpuMs.toFixed(2),
        'CPU ms, ten years': decade.cpuMs.toFixed(2),
        'CPU ratio': ratio.toFixed(2),
      };
    };
    const rows = [];
    for (const path of [...TYPES.map((type) => `/api/reports?type=${type}`), '/api/reports/rows'])
      rows.push(await rowOf(path, MOST_RATIO));
    printTable(`A report of 30 days after ten years of records (CPU ratio at most ${MOST_RATIO})`, rows);
    const from = addDays(dayIn(DEFAULT_ZONE, new Date()), -TEN_YEARS_DAYS);
    const whole = await rowOf(`/api/reports?type=medical&from=${from}`, MOST_RATIO);
    printTable(`A report of ten years, full against a month (CPU ratio at most ${MOST_RATIO})`, [whole]);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

const font = (name: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`));

/** The file as the browser makes it, here in Node: seconds are printed, bytes are held. */
async function benchPdf(): Promise<void> {
  pdfmake.setFonts({ Roboto: { normal: font('Regular'), bold: font('Medium') } });
  pdfmake.setLocalAccessPolicy((path) => path.endsWith('.ttf'));
  pdfmake.setUrlAccessPolicy(() => false);
  const rows = [];
  for (const [what, report] of [
    ['one page', SHORT_DOCUMENT],
    ['ten years of rows', LONG_DOCUMENT],
  ] as const) {
    const begun = performance.now();
    const { length } = await pdfmake.createPdf(definitionOf(report)).getBuffer();
    const seconds = (performance.now() - begun) / 1000;
    hold(`PDF, ${what}, kB`, length / 1000, { most: MOST_PDF_KB });
    rows.push({ what, seconds: seconds.toFixed(1), kB: (length / 1000).toFixed(1) });
  }
  printTable(`The PDF of a report (at most ${MOST_PDF_KB} kB)`, rows);
}
