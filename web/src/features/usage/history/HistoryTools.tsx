import { Search } from 'lucide-react';
import { useState } from 'react';
import { Fold } from '../../../ui/Fold.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TYPE_OPTIONS } from './type-of-use.ts';
import { type HistoryView, statusOptions } from './use-history-view.ts';

/** Search and filters behind one line, open where they are in use. */
export function HistoryTools({ view, hasPlans }: { view: HistoryView; hasPlans: boolean }) {
  // As it was at first: emptying the search must not close the field under the patient's hands.
  const [isOpenAtFirst] = useState(view.isFiltered);
  return (
    <Fold icon={Search} label="Buscar e filtrar" isOpenAtFirst={isOpenAtFirst}>
      <div className="@container">
        <div className="grid grid-cols-2 gap-3 @xl:grid-cols-[1fr_12rem_12rem] @xl:items-end">
          <SearchField
            label="Buscar no histórico"
            placeholder="Buscar no histórico..."
            value={view.typed}
            onChange={view.setText}
            className="@max-xl:col-span-2"
          />
          <Select label="Tipo" options={TYPE_OPTIONS} value={view.type} onChange={view.setType} />
          <Select
            label="Status"
            options={statusOptions(hasPlans)}
            value={view.status}
            onChange={view.setStatus}
          />
        </div>
      </div>
    </Fold>
  );
}
