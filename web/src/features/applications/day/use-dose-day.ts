import { type Application } from '@leveza/contract/applications/applications.ts';
import { readDoseDay } from '@leveza/contract/applications/doses.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { useToday } from '../../../lib/use-now.ts';

/** The day that is looked at, and its doses once they are there. */
export function useDoseDay(asked: string | null, { isOn }: { isOn: boolean }) {
  const today = useToday();
  const day = asked ?? today;
  const query = useQuery({
    ...read(readDoseDay, { query: { day } }),
    placeholderData: keepPreviousData,
    enabled: isOn,
  });
  const doses = query.isPlaceholderData ? undefined : query.data?.data;
  // The strip's marks stay while another day of it is on the way.
  return { day, today, query, doses, around: query.data?.data.around ?? [] };
}

export type DoseDay = ReturnType<typeof useDoseDay>;

export function appliedOn({ doses }: DoseDay): Application[] {
  return (doses?.marks ?? []).flatMap(({ application }) => application ?? []);
}
