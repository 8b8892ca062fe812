import { SearchX } from 'lucide-react';
import { formatLongDay, formatRelativeDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MoreButton } from '../../../ui/MoreButton.tsx';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { EffectRow } from './EffectRow.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { byDay, type History } from './use-history.ts';

interface Props {
  history: History;
  view: SideEffectsView;
}

/** Everything that was felt, day by day. */
export function HistoryList({ history, view }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  const { pages, items: effects, total } = history;

  return (
    <section aria-labelledby="effects-history" className="grid gap-4">
      <div>
        <h2 id="effects-history" className="text-lg font-semibold tracking-tight">
          Histórico
        </h2>
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {total === 1 ? '1 registro' : `${total} registros`}
        </p>
      </div>
      <HistoryFilters view={view} />
      {effects.length === 0 && (
        <EmptyState
          icon={SearchX}
          action={
            <Button variant="secondary" onPress={view.clearFilters}>
              Limpar filtros
            </Button>
          }
        >
          Nenhum registro encontrado com esses filtros.
        </EmptyState>
      )}
      {byDay(effects, timeZone).map(({ day, effects: ofDay }) => (
        <RecordGroup key={day} title={dayTitle(day, today)} label={`Efeitos de ${formatLongDay(day)}`}>
          {ofDay.map((effect) => (
            <EffectRow key={effect.id} effect={effect} view={view} />
          ))}
        </RecordGroup>
      ))}
      <MoreButton pages={pages}>Mostrar mais</MoreButton>
    </section>
  );
}

function dayTitle(day: string, today: string): string {
  const relative = formatRelativeDay(day, today);
  const isNear = relative === 'Hoje' || relative === 'Ontem';
  return isNear ? `${relative}, ${formatLongDay(day)}` : formatLongDay(day);
}
