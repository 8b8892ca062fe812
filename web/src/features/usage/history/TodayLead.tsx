import type { Use } from '@leveza/contract/usage.ts';
import { inOrder } from '@leveza/domain/order.ts';
import { Plus } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { BesideRow } from './BesideRow.tsx';
import { clockOf, type TakenBeside, takenText } from './use-history.ts';
import { UseRow } from './UseRow.tsx';

interface Props {
  uses: readonly Use[];
  /** Doses of plans that came out of no box. */
  beside: readonly TakenBeside[];
  onRecord: () => void;
}

/** The doses of today, and the way to add one. */
export function TodayLead({ uses, beside, onRecord }: Props) {
  const { timeZone } = useSession();
  const taken = [
    ...uses.map((use) => ({ name: use.name, time: clockOf(use, timeZone).time })),
    ...beside.map(({ name, takenClock }) => ({ name, time: takenClock.slice(11) })),
  ];
  const last = taken.toSorted((one, other) => inOrder(other.time, one.time))[0];
  return (
    <div className="grid gap-3">
      <Lead
        title="Hoje"
        figure={takenText(taken.length)}
        detail={last ? `Por último, ${last.name} às ${last.time}` : 'Nada registrado hoje.'}
        actions={
          <Button variant="lead" icon={Plus} onPress={onRecord}>
            Registrar Uso
          </Button>
        }
      />
      {last && (
        <RecordList label="Usos de hoje">
          {uses.map((use) => (
            <UseRow key={use.id} use={use} />
          ))}
          {beside.map((dose) => (
            <BesideRow key={dose.recordId} dose={dose} />
          ))}
        </RecordList>
      )}
    </div>
  );
}
