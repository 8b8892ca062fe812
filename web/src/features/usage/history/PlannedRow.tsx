import { ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';

/** Doses of plans beside the uses, in one line that opens: they are asked for once it does. */
export function PlannedRow({ children, isOpenAtFirst }: { children: ReactNode; isOpenAtFirst: boolean }) {
  const [isShown, setShown] = useState(isOpenAtFirst);
  return (
    <RecordList label="Doses dos planos">
      <Row
        icon={ListChecks}
        title="Doses dos planos"
        detail="Não registradas, puladas, agendadas e tomadas sem caixa."
        isExpanded={isShown}
        onOpen={() => setShown(!isShown)}
      >
        {isShown && <div className="px-4 pb-4">{children}</div>}
      </Row>
    </RecordList>
  );
}
