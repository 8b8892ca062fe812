import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { NOTHING_FOUND } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MonthlyHistory } from '../../../ui/MonthlyHistory.tsx';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { EffectRow } from './EffectRow.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import type { History } from './use-history.ts';

interface Props {
  history: History;
  view: SideEffectsView;
}

/** Fewer are seen at a glance, without a filter. */
const WORTH_FILTERING = 6;

/** The effects: the last few, then everything by months. */
export function HistoryList({ history, view }: Props) {
  const { timeZone } = useSession();
  const { items, total } = history;
  const [isFilterOpen, setFilterOpen] = useState(view.isFiltered);
  return (
    <MonthlyHistory
      history={history}
      count={(all) => (all === 1 ? '1 registro' : `${all} registros`)}
      handful={5}
      name="Efeitos"
      isMasculine
      dayOf={({ datetime }) => dayOf(datetime, timeZone)}
      action={
        (view.isFiltered || total >= WORTH_FILTERING) && (
          <Button
            variant="quiet"
            size="sm"
            icon={SlidersHorizontal}
            aria-expanded={isFilterOpen}
            onPress={() => setFilterOpen(!isFilterOpen)}
          >
            Filtrar
          </Button>
        )
      }
      tools={
        <>
          {isFilterOpen && <HistoryFilters view={view} />}
          {items.length === 0 && (
            <EmptyState
              scene={NOTHING_FOUND}
              action={
                <Button variant="secondary" onPress={view.clearFilters}>
                  Limpar filtros
                </Button>
              }
            >
              Nenhum registro encontrado com esses filtros.
            </EmptyState>
          )}
        </>
      }
      renderRow={(effect) => <EffectRow key={effect.id} effect={effect} view={view} />}
    />
  );
}
