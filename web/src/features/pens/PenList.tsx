import type { Pen } from '@leveza/contract/pens/pens.ts';
import { type PenSupply, readPenSupply } from '@leveza/contract/supply.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_PENS } from '../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { ShelfTools } from '../../ui/form/ShelfTools.tsx';
import { Handful, HANDFUL } from '../../ui/Handful.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GroupRow } from './shelf/GroupRow.tsx';
import { groupPens, holdNothing, leadingPen } from './shelf/pen-groups.ts';
import { NoPenLead } from './shelf/NoPenLead.tsx';
import { PenLead } from './shelf/PenLead.tsx';
import { isFound, SORT_OPTIONS, sortPens } from './sort-pens.ts';
import { PenFigures } from './PenFigures.tsx';
import type { PensView } from './use-pens-view.ts';

interface Props {
  pens: Pen[];
  today: string;
  view: PensView;
}

/** The pen in use, then the others by product, as the shelf was asked to be searched and ordered. */
export function PenList({ pens, today, view }: Props) {
  const { data, isFetching, isPending } = useQuery(read(readPenSupply, {}));
  const isUsedUp = holdNothing(pens);
  // The answer of an empty shelf does not know the first pen yet, which would jump from the list into the lead.
  const [isOfEmptyShelf, setOfEmptyShelf] = useState(isUsedUp);
  if (isOfEmptyShelf && !isUsedUp && !isFetching) setOfEmptyShelf(false);
  const supply = isOfEmptyShelf && isFetching ? undefined : data;
  if (pens.length === 0) {
    return (
      <EmptyState
        scene={NO_PENS}
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
  const isAsked = view.text !== '' || view.sort !== 'status';
  // A search or another order shows every entry in its place, the one in use among them.
  const lead = isAsked ? null : leadingPen(supply ? pens.filter(isOfTreatment(supply.data)) : pens);
  const shown = sortPens(
    pens.filter((pen) => pen !== lead && isFound(pen, view.text)),
    view.sort,
  );
  const isFolded = ({ status }: Pen) => !isAsked && status === 'empty';
  const folded = shown.filter(isFolded);
  return (
    <>
      {lead && (
        <PenLead
          pen={lead}
          today={today}
          neededMg={supply ? missingDose(supply.data) : null}
          onShow={(dialog) => view.show(lead.id, dialog)}
        />
      )}
      {isUsedUp &&
        (isPending ? (
          <Skeleton className="h-52 w-full rounded-3xl" />
        ) : (
          <NoPenLead doseDay={data?.data.runsOutOn ?? null} today={today} onAdd={() => view.add('1')} />
        ))}
      <PenFigures />
      {(isAsked || groupPens(pens).length >= HANDFUL) && (
        <ShelfTools label="Buscar caneta..." sorts={SORT_OPTIONS} view={view} />
      )}
      <output className="sr-only">{view.text && foundWords(shown.length)}</output>
      {isAsked && shown.length === 0 ? (
        <NothingFound text={view.text} onClear={() => view.setText('')} />
      ) : (
        <Groups label="Canetas GLP-1" pens={shown.filter((pen) => !isFolded(pen))} {...{ today, view }} />
      )}
      {folded.length > 0 && (
        <Fold label={`Canetas vazias (${folded.length})`} isOpenAtFirst={folded.length === pens.length}>
          <Groups label="Canetas vazias" pens={folded} {...{ today, view }} />
        </Fold>
      )}
    </>
  );
}

/** A pen of the medicine that the patient has left is no pen in use. */
function isOfTreatment({ penIds }: PenSupply) {
  const ids = new Set(penIds);
  return ({ id }: Pen) => ids.has(id);
}

function Groups({ label, pens, today, view }: Props & { label: string }) {
  const groups = groupPens(pens);
  if (groups.length === 0) return null;
  return (
    <Handful items={groups} label={label} all="Ver todas" isWhole={view.text !== ''}>
      {(group) => (
        <GroupRow
          key={`${group.key} ${view.text}`}
          group={group}
          today={today}
          isOpenAtFirst={view.text !== ''}
          onShow={view.show}
        />
      )}
    </Handful>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'Nada encontrado';
  return count === 1 ? '1 encontrada' : `${count} encontradas`;
}

/** The dose to come, where only pens of other strengths are at home. */
const missingDose = ({ dosesLeft, others, doseMg }: PenSupply) =>
  dosesLeft === 0 && others.length > 0 ? doseMg : null;
