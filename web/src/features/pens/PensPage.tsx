import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ShelfSkeleton } from '../../ui/ShelfSkeleton.tsx';
import { PenDialogs } from './PenDialogs.tsx';
import { PenList } from './PenList.tsx';
import { usePensView, type PensView } from './use-pens-view.ts';
import { holdNothing } from './shelf/pen-groups.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { pensQuery } from './pens-query.ts';
import { useSearch } from '@tanstack/react-router';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';

interface Props {
  /** When to buy again, and with which prescription. */
  supply: ReactNode;
}

/** The pens and vials at home: their contents, their last days, and when to buy again. */
export function PensPage({ supply }: Props) {
  const { pens, today } = usePens();
  const view = usePensView();
  // There the first pen, or the next one, is asked for by the page itself.
  const isAdding = pens.data !== undefined && holdNothing(pens.data);
  return (
    <>
      <PageHeader
        title="Canetas GLP-1"
        // On a phone its lines are left to the pen in use.
        subtitle={
          <span className="max-sm:sr-only">O que você tem em casa, até quando vale e quando comprar</span>
        }
        actions={
          !isAdding && (
            <Button variant="secondary" icon={Plus} className="max-sm:px-3!" onPress={() => view.add('1')}>
              <span className="max-sm:sr-only">Adicionar Caneta</span>
            </Button>
          )
        }
      />
      {pens.isLoadingError && (
        <ErrorState query={pens} message={`Erro ao carregar canetas: ${pens.error.message}`} />
      )}
      {pens.isPending && <ShelfSkeleton label="Carregando suas canetas..." cards={3} />}
      {pens.data && <PenList pens={pens.data} today={today} view={view} />}
      {pens.data && supply}
      {pens.data && <PenDialogs pens={pens.data} today={today} view={view} />}
      <AddPenDialog view={view} today={today} />
    </>
  );
}

/** The patient's entries and which day it is where the patient lives. */
function usePens() {
  const { timeZone } = useSession();
  const today = useToday();
  const pens = useQuery(pensQuery);
  return { pens, today, timeZone };
}

const AddPen = lazyDialog(() => import('./add/AddPen.tsx'), 'AddPen');

/** Adds pens or vials; open while the address says so (`?add=`), made anew each time. */
function AddPenDialog({ view, today }: { view: PensView; today: string }) {
  const { add: wanted, next } = useSearch({ from: '/kit/private/medications' });
  // The list is drawn without it, and it is there when the button is pressed.
  useCodeWhenIdle(AddPen);
  if (wanted === undefined) return null;
  return (
    <AddPen
      wanted={wanted}
      today={today}
      onWant={view.add}
      onAdded={() => void view.goOn(next)}
      onClose={view.stopAdding}
    />
  );
}
