import { CalendarDays, Repeat, Syringe } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatInstant } from '../../../lib/format.ts';
import { daysText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { doseText, placeText } from '../application-words.ts';
import type { ApplicationsView } from '../use-applications-view.ts';
import type { Overview } from '../use-overview.ts';
import { usualDayText } from '../usual-day/usual-day-words.ts';

interface Props {
  overview: Overview;
  view: ApplicationsView;
  /** Rows of other features. */
  children?: ReactNode;
}

/** The reasons of the next dose: the last one, the usual day and the interval, each of which can be changed. */
export function PlanRows({ overview: { nextDose, lastApplication }, view, children }: Props) {
  const { timeZone } = useSession();
  const usualDay = usualDayText(nextDose);
  const { intervalDays } = nextDose;
  return (
    <RecordList label="Seu plano">
      {lastApplication && (
        <Row
          icon={Syringe}
          title={`Última: ${doseText(lastApplication)}`}
          detail={[formatInstant(lastApplication.datetime, timeZone), placeText(lastApplication)]
            .filter(Boolean)
            .join(' · ')}
          onOpen={() => view.show('edit', { item: lastApplication.id })}
        />
      )}
      {intervalDays !== null && (
        <>
          <Row
            icon={CalendarDays}
            title={usualDay ?? 'Dia de aplicar'}
            detail="Mudar meu dia"
            onOpen={() => view.show('usual-day')}
          />
          <Row
            icon={Repeat}
            title={`A cada ${daysText(intervalDays)}`}
            detail="Alterar intervalo"
            onOpen={() => view.show('interval')}
          />
        </>
      )}
      {children}
    </RecordList>
  );
}
