import type { Pen } from '@leveza/contract/pens.ts';
import { Plus, SearchX, Syringe } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { CARD_GRID } from '../../ui/card-grid.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PenCard } from './card/PenCard.tsx';
import { PenTools } from './PenTools.tsx';
import { isFound, sortPens } from './sort-pens.ts';
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
          <Button icon={Plus} onPress={() => view.add(1)}>
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
  return (
    <>
      <PenTools view={view} />
      <output className="sr-only">{view.text && foundWords(shown.length)}</output>
      {shown.length > 0 ? (
        <ul aria-label="Canetas GLP-1" className={CARD_GRID}>
          {shown.map((pen) => (
            <li key={pen.id} className="min-w-0">
              <PenCard pen={pen} today={today} onShow={(dialog) => view.show(pen.id, dialog)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={SearchX}
          action={
            <Button variant="secondary" onPress={() => view.setText('')}>
              Limpar busca
            </Button>
          }
        >
          Nada encontrado para <q className="wrap-anywhere">{view.text.trim()}</q>.
        </EmptyState>
      )}
    </>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'Nada encontrado';
  return count === 1 ? '1 encontrada' : `${count} encontradas`;
}
