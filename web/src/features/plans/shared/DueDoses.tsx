import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { RecordList } from '../../../ui/RecordList.tsx';
import { groupOfDay, isOpen } from './open-doses.ts';
import { TakeGroup } from './TakeGroup.tsx';
import { TickDose } from './TickDose.tsx';

/** Doses of plans that are due until the end of today, for the sheet that records a medicine. */
export function DueDoses() {
  const today = useToday();
  const now = useNow();
  const { data } = useQuery(read(listDoses, { query: {} }));
  // As they were at first: one that is taken here stays in its place, to be taken back.
  const [offered, setOffered] = useState<readonly string[] | null>(null);
  const doses = data?.data.filter(
    ({ day, medicationType, isExtra }) => day <= today && medicationType !== 'glp1' && !isExtra,
  );
  if (doses && !offered) setOffered(doses.filter(isOpen).map(keyOf));
  const due = doses?.filter((dose) => offered?.includes(keyOf(dose))) ?? [];
  const group = groupOfDay(due, today, now);
  if (due.length === 0) return null;
  return (
    <section aria-label="Dos seus planos" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold tracking-tight">Dos seus planos</h3>
        {group.length > 1 && <TakeGroup key={group[0]!.plannedAt} group={group} />}
      </div>
      <RecordList label="Dos seus planos">
        {due.map((dose) => (
          <TickDose key={keyOf(dose)} dose={dose} />
        ))}
      </RecordList>
      <h3 className="mt-3 font-semibold tracking-tight">De uma caixa</h3>
    </section>
  );
}

const keyOf = ({ planId, plannedAt }: PlannedDose) => `${planId} ${plannedAt}`;
