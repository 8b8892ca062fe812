import type { Pen } from '@leveza/contract/pens/pens.ts';
import { ChevronDown, ChevronUp, Plus, Syringe } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CARD_GRID } from '../../ui/card-grid.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ShelfTools } from '../../ui/form/ShelfTools.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { PenCard } from './card/PenCard.tsx';
import { isFound, SORT_OPTIONS, sortPens } from './sort-pens.ts';
import type { PensView } from './use-pens-view.ts';

interface Props {
  pens: Pen[];
  today: string;
  view: PensView;
}

/** The shelf, as it was asked to be searched and ordered. */
export function PenList({ pens, today, view }: Props) {
  if (pens.length === 0) {
    return (
      <EmptyState
        icon={Syringe}
        action={
          <Button icon={Plus} onPress={() => view.add('1')}>
            Adicionar Caneta
          </Button>
        }
      >
        <span className="block font-semibold text-ink">Nenhuma caneta cadastrada</span>
        Adicione a primeira para saber quantas doses restam e até quando ela vale.
      </EmptyState>
    );
  }
  const shown = sortPens(
    pens.filter((pen) => isFound(pen, view.text)),
    view.sort,
  );
  // By default the shelf shows usable entries; a search or another order shows all of them.
  const isWhole = view.text === '' && view.sort === 'status' && pens.some(({ status }) => status !== 'empty');
  const isFolded = ({ status }: Pen) => isWhole && status === 'empty';
  return (
    <>
      <ShelfTools label="Buscar caneta..." sorts={SORT_OPTIONS} view={view} />
      <output className="sr-only">{view.text && foundWords(shown.length)}</output>
      {shown.length > 0 ? (
        <>
          <Cards label="Canetas GLP-1" pens={shown.filter((pen) => !isFolded(pen))} {...{ today, view }} />
          <EmptyPens count={shown.filter(isFolded).length}>
            <Cards label="Canetas vazias" pens={shown.filter(isFolded)} {...{ today, view }} />
          </EmptyPens>
        </>
      ) : (
        <NothingFound text={view.text} onClear={() => view.setText('')} />
      )}
    </>
  );
}

function Cards({ label, pens, today, view }: Props & { label: string }) {
  return (
    <ul aria-label={label} className={CARD_GRID}>
      {pens.map((pen) => (
        <li key={pen.id} className="min-w-0">
          <PenCard pen={pen} today={today} onShow={(dialog) => view.show(pen.id, dialog)} />
        </li>
      ))}
    </ul>
  );
}

/** Pens used up stay at hand without standing in the way. */
function EmptyPens({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        icon={isOpen ? ChevronUp : ChevronDown}
        className="justify-self-start"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {`${isOpen ? 'Esconder' : 'Mostrar'} canetas vazias (${count})`}
      </Button>
      {isOpen && children}
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'Nada encontrado';
  return count === 1 ? '1 encontrada' : `${count} encontradas`;
}
