import { useState } from 'react';
import { formatLongDay, formatRelativeDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { DayBlock } from '../../../ui/DayBlock.tsx';
import { Row } from '../../../ui/Row.tsx';
import { BesideRow } from './BesideRow.tsx';
import { type DayOfUses, takenText } from './use-history.ts';
import { UseRow } from './UseRow.tsx';

interface Props extends DayOfUses {
  isOpenAtFirst: boolean;
}

/** One day in two lines, which opens to what was taken on it. */
export function DayRow({ day, uses, beside, isOpenAtFirst }: Props) {
  const today = useToday();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const names = [...new Set([...uses, ...beside].map(({ name }) => name))];
  return (
    <Row
      drawing={<DayBlock day={day} />}
      title={takenText(uses.length + beside.length)}
      detail={<span className="line-clamp-1 lg:line-clamp-2">{names.join(', ')}</span>}
      openLabel={dayTitle(day, today)}
      isExpanded={isOpen}
      onOpen={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <ul
          aria-label={`Usos de ${formatLongDay(day)}`}
          className="divide-y divide-line border-t border-line bg-sunken"
        >
          {uses.map((use) => (
            <UseRow key={use.id} use={use} />
          ))}
          {beside.map((dose) => (
            <BesideRow key={dose.recordId} dose={dose} />
          ))}
        </ul>
      )}
    </Row>
  );
}

function dayTitle(day: string, today: string): string {
  const relative = formatRelativeDay(day, today);
  const isNear = relative === 'Hoje' || relative === 'Ontem';
  return isNear ? `${relative}, ${formatLongDay(day)}` : formatLongDay(day);
}
