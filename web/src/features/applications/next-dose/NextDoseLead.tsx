import { useQuery } from '@tanstack/react-query';
import { CalendarOff, Syringe, CalendarClock } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { glp1CatalogQuery } from '../../pens/shared/glp1-catalog.ts';
import { LISTED_LOT_WARNING } from '../../pens/shared/lot-words.ts';
import { nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';
import { standingNow } from '../shared/standing-now.ts';
import { otherDosesText, stepText } from '../shared/step-words.ts';
import { UnrecordedDose } from '../shared/UnrecordedDose.tsx';
import type { ApplicationsView } from '../use-applications-view.ts';
import type { Overview } from '../use-overview.ts';
import { DoseScene } from './DoseScene.tsx';
import { dosePlaceText, leadFigure, leadTitle } from './lead-words.ts';

const LeadWarning = lazyPart(() => import('../../../ui/LeadWarning.tsx'), 'LeadWarning');

interface Props {
  overview: Overview;
  view: ApplicationsView;
}

/** The next dose and the action for it. */
export function NextDoseLead({ overview, view }: Props) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const isProhibited = useIsProhibited(overview);
  const nextDose = standingNow(overview.nextDose, { zone, now });
  const isPause = overview.pause !== null;
  const words = nextDoseWords(nextDose, { zone, now, isPause });
  const prescriber = prescriberWords(nextDose);
  // No sentence about applying stands beside the advice to ask first, or beside a pause.
  const isToApply = !prescriber && nextDose.state !== 'paused';
  const step = isToApply && stepText(nextDose, zone);
  // A plan that has ended is called paused as well; a day of return belongs to a pause.
  const isOver = nextDose.state === 'paused' && nextDose.plannedAt === null && !isPause;
  const isMissed = nextDose.state === 'missed';
  const isLate = nextDose.state === 'late';
  const place = words && (!words.caution || isLate) && isToApply && dosePlaceText(overview);
  const atHome = otherDosesText(overview.suggestion.otherDosesMg);
  const { plannedAt } = nextDose;
  const listedPen = isToApply && !isMissed && overview.suggestion.counterfeitPenId;
  const skip = words?.canSkip && plannedAt && (
    <Button
      icon={CalendarOff}
      variant={isMissed ? 'lead' : 'lead-quiet'}
      onPress={() => view.show('skip', { at: plannedAt })}
    >
      Pulei esta dose
    </Button>
  );
  return (
    <Lead
      title={
        isToApply
          ? leadTitle(nextDose, words, { zone, now })
          : isOver
            ? 'Tratamento terminado'
            : 'Tratamento em pausa'
      }
      {...leadFigure(nextDose, words, { zone, now })}
      drawing={<DoseScene nextDose={nextDose} />}
      actions={
        <>
          {isMissed && skip}
          {listedPen && (
            <Link to="/medications" search={{ pen: listedPen, open: 'details' }} variant="lead">
              Ver a caneta
            </Link>
          )}
          <Button
            icon={Syringe}
            variant={isMissed || !isToApply || listedPen ? 'lead-quiet' : 'lead'}
            onPress={() => view.show('new')}
          >
            Registrar aplicação
          </Button>
          {!isMissed && skip}
        </>
      }
    >
      {!words && <NoSchedule isProhibited={isProhibited} onSetInterval={() => view.show('interval')} />}
      {listedPen && (
        <Suspense fallback={<Skeleton className="h-11 rounded-2xl" />}>
          <LeadWarning text={LISTED_LOT_WARNING} />
        </Suspense>
      )}
      {place && <p className="font-medium text-pretty">{place}</p>}
      {place && atHome && <p className="text-pretty">{atHome}</p>}
      {step && <p className="text-pretty text-on-lead-soft">{step}</p>}
      <UnrecordedDose nextDose={nextDose} to="/applications" />
      {words?.caution && (
        <div className="grid gap-1 text-pretty">
          {!prescriber && <p className="text-on-lead-soft">{words.detail}</p>}
          <p className="font-medium">{words.caution}</p>
        </div>
      )}
    </Lead>
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

interface NoScheduleProps {
  isProhibited: boolean;
  onSetInterval: () => void;
}

/** The interval is unknown: the patient sets it, except for products that Leveza does not plan. */
function NoSchedule({ isProhibited, onSetInterval }: NoScheduleProps) {
  if (isProhibited) {
    return <p className="text-pretty">Para este produto, o Leveza não calcula a próxima dose.</p>;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-pretty">
        Não sabemos de quantos em quantos dias você aplica este medicamento. Diga o intervalo que quem
        receitou indicou e mostramos aqui a próxima dose.
      </p>
      <Button variant="lead-quiet" icon={CalendarClock} onPress={onSetInterval}>
        Definir intervalo
      </Button>
    </div>
  );
}
