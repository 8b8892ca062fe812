import type { Use } from '@leveza/contract/usage.ts';
import { formatLongDay, formatRelativeDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { byDay } from './use-history.ts';
import { UseRow } from './UseRow.tsx';

/** Today apart from the days before. */
export function HistorySections({ uses }: { uses: Use[] }) {
  const { timeZone } = useSession();
  const today = useToday();
  const days = byDay(uses, timeZone);
  const ofToday = days.find(({ day }) => day === today);
  const earlier = days.filter(({ day }) => day !== today);
  return (
    <>
      <section aria-labelledby="uses-today" className="grid gap-3">
        <h2 id="uses-today" className="text-lg font-semibold tracking-tight">
          Hoje
        </h2>
        {ofToday ? (
          <RecordList label="Usos de hoje">{ofToday.uses.map(rowOf)}</RecordList>
        ) : (
          <p className="text-ink-soft">Nada registrado hoje.</p>
        )}
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="uses-earlier" className="grid gap-4">
          <h2 id="uses-earlier" className="text-lg font-semibold tracking-tight">
            Histórico
          </h2>
          {earlier.map(({ day, uses: ofDay }) => (
            <RecordGroup key={day} title={dayTitle(day, today)} label={`Usos de ${formatLongDay(day)}`}>
              {ofDay.map(rowOf)}
            </RecordGroup>
          ))}
        </section>
      )}
    </>
  );
}

const rowOf = (use: Use) => <UseRow key={use.id} use={use} />;

function dayTitle(day: string, today: string): string {
  const relative = formatRelativeDay(day, today);
  return relative === 'Ontem' ? `Ontem, ${formatLongDay(day)}` : formatLongDay(day);
}
