import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';

const TEN_YEARS_AGO = addDays(dayIn(DEFAULT_ZONE, new Date()), -3650);

/** Addresses of reads that cost more or less by what is asked, and of those that name something else than a row. */
const ASKED: Partial<Record<keyof typeof ENDPOINTS, readonly string[]>> = {
  // The first long report also keeps the figures of its months.
  readReport: [`/reports?from=${TEN_YEARS_AGO}`, '/reports', '/reports?type=medical'],
  readMeasurementSummary: ['30', '365', 'all'].map((period) => `/measurements/summary?period=${period}`),
  listPens: ['/pens', '/pens?left=true'],
  listUses: ['/usage', '/usage?search=dipirona'],
  listFoods: ['/foods?search=arroz'],
  readAnalyte: ['/exams/analytes/hba1c', '/exams/analytes/glicose'],
};

interface Asked {
  read: string;
  path: string;
}

/** Every read of the contract that a patient sees, one of a row for the first row of its list. */
export async function readsOf(
  listAt: (path: string) => Promise<readonly { id: string }[]>,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [read, { access, method, path, isSecret }] of Object.entries<Endpoint>(ENDPOINTS)) {
    if (access !== 'patient' || method !== 'GET' || isSecret) continue;
    const [list, ofRow] = path.split('/:id');
    const named = Object.entries(ASKED).find(([name]) => name === read)?.[1];
    const id = ofRow === undefined ? undefined : (await listAt(list!))[0]?.id;
    for (const one of named ?? [id ? path.replace(':id', id) : path]) asked.push({ read, path: one });
  }
  return asked;
}
