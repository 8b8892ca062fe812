import { listApplications } from '@leveza/contract/applications/applications.ts';
import { recordPastApplications, undoPastApplications } from '@leveza/contract/applications/past.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { call, useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { MOMENT_REFUSAL, readMoment } from '../../../lib/moment.ts';
import { tell } from '../../../ui/toast.ts';
import type { PastEntry } from './past-plan.ts';

/** When the doses of a stretch of days were applied. */
export async function recordedDoses(from: Day, to: Day): Promise<Date[]> {
  const doses: Date[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, pagination } = await call(listApplications, { query: { from, to, page, limit: 100 } });
    for (const { datetime } of data) doses.push(new Date(datetime));
    last = pagination.totalPages;
  }
  return doses;
}

/** Why an entry cannot be recorded as it stands, or null. */
export function entryError({ moment, doseMg }: PastEntry, zone: string, now: Date): string | null {
  const read = readMoment(moment, zone, now);
  if (!read.ok) return MOMENT_REFUSAL[read.why];
  return doseMg !== null && doseMg > 0 ? null : 'Dose é obrigatória';
}

interface Medicine {
  catalogId: string | null;
  medicationName: string;
}

/** Records many applications at once, and takes all of them back. */
export function useRecordPast(zone: string, draft: KeepsKeys) {
  const record = useCommand(recordPastApplications, { draft });
  const undo = useKeptCommand(undoPastApplications);

  const takeBack = async (ids: string[]) => {
    const { data } = await undo.mutateAsync({ body: { ids } });
    return { title: 'Lançamento desfeito', detail: countText(data.removed) };
  };

  return async (medicine: Medicine, entries: readonly PastEntry[], confirmed: Confirmed) => {
    const now = new Date();
    const read = entries.flatMap(({ moment, doseMg }) => {
      const at = readMoment(moment, zone, now);
      return at.ok && doseMg ? [{ datetime: at.instant.toISOString(), doseMg }] : [];
    });
    const { data } = await record.mutateAsync({ body: { ...medicine, entries: read, ...confirmed } });
    tell({
      title: data.recorded === 1 ? '1 aplicação lançada' : `${data.recorded} aplicações lançadas`,
      detail: medicine.medicationName,
      undo: () => takeBack(data.ids),
    });
  };
}

export const countText = (count: number) => (count === 1 ? '1 aplicação' : `${count} aplicações`);
