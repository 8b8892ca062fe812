import { useState } from 'react';
import { Row } from '../../../ui/Row.tsx';
import { PenBadge } from '../card/PenBadge.tsx';
import type { PenDialog } from '../search.ts';
import { usePenTitle } from '../use-pen-name.ts';
import { groupText, type PenGroup, pressingBadge } from './pen-groups.ts';
import { PenRow } from './PenRow.tsx';

interface Props {
  group: PenGroup;
  today: string;
  /** A search shows what it found. */
  isOpenAtFirst: boolean;
  onShow: (id: string, dialog: PenDialog) => void;
}

/** A product: its one entry, or all of them in a row that opens. */
export function GroupRow({ group, today, isOpenAtFirst, onShow }: Props) {
  const { pens } = group;
  const [first] = pens;
  const title = usePenTitle(first);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (pens.length === 1) {
    return <PenRow pen={first} today={today} onShow={(dialog) => onShow(first.id, dialog)} />;
  }
  const badge = pressingBadge(pens);
  return (
    <Row
      title={title}
      detail={groupText(pens)}
      state={badge && <PenBadge badge={badge} />}
      isExpanded={isOpen}
      onOpen={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <ul aria-label={title} className="ml-4 divide-y divide-line border-t border-line">
          {pens.map((pen) => (
            <PenRow
              key={pen.id}
              pen={pen}
              today={today}
              isInGroup
              onShow={(dialog) => onShow(pen.id, dialog)}
            />
          ))}
        </ul>
      )}
    </Row>
  );
}
