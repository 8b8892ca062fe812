import type { Use } from '@leveza/contract/usage.ts';
import { Plus } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { clockOf, takenText } from './use-history.ts';
import { UseRow } from './UseRow.tsx';

interface Props {
  uses: readonly Use[];
  hasPlans: boolean;
  onRecord: () => void;
}

/** What was taken today out of boxes, and the way to add to it. */
export function TodayLead({ uses, hasPlans, onRecord }: Props) {
  const { timeZone } = useSession();
  const [last] = uses;
  return (
    <div className="grid gap-3">
      <Lead
        title="Hoje"
        figure={takenText(uses.length)}
        detail={
          last
            ? `Por último, ${last.name} às ${clockOf(last, timeZone).time}`
            : hasPlans
              ? 'Nada das caixas hoje. O que você tomou sem caixa está em “Doses dos planos”.'
              : 'Nada registrado hoje.'
        }
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
        </RecordList>
      )}
    </div>
  );
}
