import { type ReactNode, useState } from 'react';
import { formatMonth } from '../../../lib/format.ts';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { DayRow } from './DayRow.tsx';
import type { DayOfUses } from './use-history.ts';

interface Props {
  days: readonly DayOfUses[];
  /** The answer to a search is shown whole: every day, opened. */
  isWhole: boolean;
  /** Below the last day: the way to older ones. */
  children: ReactNode;
}

/** Days seen before 'Ver todos' is pressed. */
const HANDFUL = 7;

/** The days before today: a handful at first, and month by month for those who ask. */
export function HistorySections({ days, isWhole, children }: Props) {
  const [isAllShown, setAllShown] = useState(false);
  const isHandful = !isWhole && !isAllShown && days.length > HANDFUL;
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const rowOf = (one: DayOfUses) => <DayRow key={one.day} {...one} isOpenAtFirst={isWhole} />;
  return (
    <section aria-labelledby="uses-earlier" className="grid gap-4">
      <h2 id="uses-earlier" className="text-lg font-semibold tracking-tight">
        Histórico
      </h2>
      {isHandful ? (
        <RecordList label="Últimos dias" rest={{ words: 'Ver todos', onShow: () => setAllShown(true) }}>
          {days.slice(0, HANDFUL).map(rowOf)}
        </RecordList>
      ) : (
        [...months].map(([month, ofMonth]) => (
          <RecordGroup key={month} title={formatMonth(month)} label={`Dias de ${formatMonth(month)}`}>
            {ofMonth.map(rowOf)}
          </RecordGroup>
        ))
      )}
      {!isHandful && children}
    </section>
  );
}
