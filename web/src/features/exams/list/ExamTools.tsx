import type { ExamCategory } from '@leveza/domain/exams/categories.ts';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { categoryOptions, ORDER_OPTIONS, STATUS_OPTIONS, TYPE_OPTIONS } from '../exam-words.ts';
import type { ExamsView } from '../use-exams-view.ts';

/** Search, three filters and the order of the list. */
export function ExamTools({ view, categories }: { view: ExamsView; categories: readonly ExamCategory[] }) {
  const { query } = view;
  const isDown = query.direction === 'desc';
  return (
    <div role="group" aria-label="Buscar e filtrar" className="grid gap-3">
      <SearchField
        label="Buscar exames, laboratórios ou tipos"
        placeholder="Buscar exames, laboratórios ou tipos..."
        value={view.text}
        onChange={view.setText}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Categoria"
          options={categoryOptions(categories)}
          value={query.category ?? 'all'}
          onChange={view.setCategory}
        />
        <Select
          label="Status"
          options={STATUS_OPTIONS}
          value={query.status ?? 'all'}
          onChange={view.setStatus}
        />
        <Select label="Tipo" options={TYPE_OPTIONS} value={query.type ?? 'all'} onChange={view.setType} />
        <div className="flex items-end gap-1">
          <Select
            label="Ordenar por"
            options={ORDER_OPTIONS}
            value={query.sort}
            onChange={view.setSort}
            className="flex-1"
          />
          <IconButton
            icon={isDown ? ArrowDownWideNarrow : ArrowUpNarrowWide}
            aria-label={
              isDown ? 'Ordem decrescente: mudar para crescente' : 'Ordem crescente: mudar para decrescente'
            }
            onPress={view.turn}
            className="border border-line-strong"
          />
        </div>
      </div>
    </div>
  );
}
