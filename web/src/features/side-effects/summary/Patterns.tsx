import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { CalendarDays } from 'lucide-react';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { patternText } from '../effect-words.ts';

/** Further patterns beside the one that leads. */
export function Patterns({ patterns }: Pick<SideEffectSummary, 'patterns'>) {
  return (
    <RecordList label="Também em relação à dose">
      {patterns.map((pattern) => (
        <Row
          key={patternText(pattern)}
          icon={CalendarDays}
          title={patternText(pattern)}
          detail={`Depois de ${pattern.cycles} doses diferentes.`}
        />
      ))}
    </RecordList>
  );
}
