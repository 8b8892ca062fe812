import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Syringe } from 'lucide-react';
import { formatInstant } from '../../../lib/format.ts';
import { daysText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import { doseText } from '../application-words.ts';
import { nextDoseWords } from '../shared/next-dose-words.ts';
import type { ApplicationsView } from '../use-applications-view.ts';
import type { Overview } from '../use-overview.ts';
import { OffDayOffer } from '../usual-day/OffDayOffer.tsx';
import { usualDayText } from '../usual-day/usual-day-words.ts';
import { FirstApplication } from './FirstApplication.tsx';
import { NextDoseNotes } from './NextDoseNotes.tsx';
import { NoSchedule } from './NoSchedule.tsx';

interface Props {
  overview: Overview;
  view: ApplicationsView;
}

/** The next dose and the action for it. */
export function NextDoseCard({ overview, view }: Props) {
  const { timeZone } = useSession();
  const now = useNow();
  const isProhibited = useIsProhibited(overview);
  const { nextDose, lastApplication } = overview;
  if (nextDose.state === 'none') return <FirstApplication view={view} />;

  const words = nextDoseWords(nextDose, { zone: timeZone, now });
  const { plannedAt, intervalDays } = nextDose;
  return (
    <Card
      title="Próxima dose"
      corner={words?.badge && <Badge status={words.badge.status}>{words.badge.text}</Badge>}
    >
      {words ? (
        <div className="grid gap-1">
          <p className="text-2xl leading-tight font-bold tracking-tight text-balance tabular-nums">
            {words.headline}
          </p>
          {words.detail && <p className="text-pretty text-ink-soft">{words.detail}</p>}
        </div>
      ) : (
        <NoSchedule isProhibited={isProhibited} onSetInterval={() => view.show('interval')} />
      )}
      <NextDoseNotes nextDose={nextDose} words={words} />
      <OffDayOffer overview={overview} />
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button
          icon={Syringe}
          variant={nextDose.state === 'missed' ? 'secondary' : 'primary'}
          onPress={() => view.show('new')}
        >
          Registrar aplicação
        </Button>
        {words?.canSkip && plannedAt && (
          <Button
            icon={CalendarOff}
            variant={nextDose.state === 'missed' ? 'primary' : 'secondary'}
            onPress={() => view.show('skip', { at: plannedAt })}
          >
            Pulei esta dose
          </Button>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-sm text-ink-soft">
        {lastApplication && (
          <p className="tabular-nums">
            Última: {doseText(lastApplication)}, {formatInstant(lastApplication.datetime, timeZone)}
          </p>
        )}
        {intervalDays !== null && (
          <div className="-mx-3.5 flex flex-wrap">
            <Button variant="quiet" size="sm" onPress={() => view.show('usual-day')}>
              {usualDayText(nextDose)} · Mudar meu dia
            </Button>
            <Button variant="quiet" size="sm" onPress={() => view.show('interval')}>
              A cada {daysText(intervalDays)} · Alterar
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Whether nothing is planned because Anvisa prohibits the product; the catalogue is asked only when nothing is. */
function useIsProhibited({ nextDose, lastApplication }: Overview): boolean {
  const catalogId = lastApplication?.catalogId ?? null;
  const isAsked = nextDose.state === 'no-schedule' && catalogId !== null;
  const { data } = useQuery({ ...glp1CatalogQuery, enabled: isAsked });
  const product = isAsked ? data?.data.find(({ id }) => id === catalogId) : undefined;
  return product?.legalStatus === 'prohibited';
}
