import { readHeadline, type Today } from '@leveza/contract/dashboard.ts';
import type { PlannedDose, takeDose } from '@leveza/contract/plans/doses.ts';
import type { registerUse } from '@leveza/contract/usage.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { read } from '../../../lib/api.ts';
import { dayOf, formatTime } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { dayFigure } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { useOnItsWay } from '../../../lib/use-on-its-way.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeptHeight } from '../../../ui/KeptHeight.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { lateText, snoozeText, tenseOf } from '../../plans/shared/dose-line.ts';
import { isOpen } from '../../plans/shared/open-doses.ts';
import { SkipDialog } from '../../plans/shared/skip-dialog.ts';
import { tabletsOf } from '../dashboard-words.ts';
import { tabletOfBox } from './tablet-of-box.ts';

const Advice = lazyPart(() => import('./Advice.tsx'), 'Advice');
const Scene = lazyPart(() => import('./Scene.tsx'), 'Scene');

const TABLET = (
  <div className="size-20 sm:size-28">
    <Suspense fallback={null}>
      <Scene scene="tablet" />
    </Suspense>
  </div>
);

/** Letters of 'HH:MM' at the end of a moment. */
const CLOCK = 5;

const RECORD = (
  <Link to="/dashboard" search={{ record: 'medicine' }} variant="lead">
    Registrar
  </Link>
);

/** The next action where the treatment is tablets: the next one of today that is open, else the last of them. */
export function TabletLead({ today }: { today: Today }) {
  return (
    // A tick below takes its buttons away: the rows must not come up under the finger.
    <KeptHeight>
      <TabletOfDay today={today} />
    </KeptHeight>
  );
}

function TabletOfDay({ today }: { today: Today }) {
  const day = useToday();
  if (today.tabletBox) return <OutOfBox today={today} box={today.tabletBox} day={day} />;
  // A tablet of yesterday is skipped by the leaflet: its row below says so, and nothing here invites to take it.
  const tablets = tabletsOf(today, day);
  const tablet = tablets.find(isOpen) ?? tablets.at(-1);
  return tablet ? (
    <OfToday tablet={tablet} day={day} />
  ) : (
    <Lead title="Seu comprimido" figure="Nenhum hoje" drawing={TABLET} />
  );
}

function OfToday({ tablet, day }: { tablet: PlannedDose; day: string }) {
  // The dialog answers for itself after the dose is no longer late.
  const [skipping, setSkipping] = useState<PlannedDose | null>(null);
  const isWaiting = useOnItsWay(
    '/doses' satisfies typeof takeDose.path,
    ({ planId, plannedAt }) => planId === tablet.planId && plannedAt === tablet.plannedAt,
  );
  const here = { zone: useSession().timeZone, now: useNow() };
  const late = snoozeText(tablet, here) ? null : lateText(tablet, day);
  const { time, takenClock, state, condition } = tablet;
  const detail =
    state === 'taken'
      ? `Tomado${takenClock ? ` às ${takenClock.slice(-CLOCK)}` : ''}`
      : state === 'skipped'
        ? 'Pulado hoje'
        : [
            snoozeText(tablet, here),
            time && `${tenseOf(tablet, here.now) ?? ''} às ${time}`.trim(),
            condition,
          ]
            .filter(Boolean)
            .join(' · ');
  const name = nameWithStrength(tablet.name, tablet.dosage);
  const next = useNextDose(!isOpen(tablet), here);
  return (
    <>
      <Lead
        title={next ? 'Próxima dose' : 'Comprimido de hoje'}
        figure={next?.figure ?? name}
        detail={
          next
            ? [next.detail, `${name}: ${lowerFirst(detail)}`].map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))
            : detail
        }
        isWaiting={isWaiting}
        drawing={TABLET}
        actions={
          isOpen(tablet) && (
            <>
              {RECORD}
              {late && (
                <Button variant="lead-quiet" onPress={() => setSkipping(tablet)}>
                  Pular dose
                </Button>
              )}
            </>
          )
        }
      >
        {late && (
          <Suspense fallback={<Skeleton className="h-16 rounded-2xl" />}>
            <Advice text={`${late}.`} detail={null} caution={null} rule={null} />
          </Suspense>
        )}
      </Lead>
      {skipping && <SkipDialog dose={skipping} onClose={() => setSkipping(null)} />}
    </>
  );
}

/** The dose of the header: once today's tablet is recorded, it is the one to lead with. */
function useNextDose(isWanted: boolean, { zone, now }: { zone: string; now: Date }) {
  const headline = useQuery({ ...read(readHeadline, {}), enabled: isWanted }).data?.data;
  if (!isWanted || !headline?.nextDoseAt) return null;
  const { nextDoseAt: at, nextDoseName: name } = headline;
  // A late one has its row below.
  if (new Date(at) < now) return null;
  const { figure, rest } = dayFigure(dayOf(at, zone), dayOf(now, zone));
  const when = [rest, `às ${formatTime(at, zone)}`].filter(Boolean).join(' ');
  return { figure, detail: [name, when].filter(Boolean).join(', ') };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface OutOfBoxProps {
  today: Today;
  box: NonNullable<Today['tabletBox']>;
  day: string;
}

/** No plan says when: the list of today knows a box that says how often, of another only what was taken. */
function OutOfBox({ today, box: { id, name, lastTakenName, isEmpty }, day }: OutOfBoxProps) {
  const isWaiting = useOnItsWay(
    '/usage' satisfies typeof registerUse.path,
    ({ inventoryId }) => inventoryId === id,
  );
  const { timeZone: zone } = useSession();
  const { open, takenTime } = tabletOfBox(today, { zone, day });
  const detail = [takenTime ? `Tomado às ${takenTime}` : open?.dosage, isEmpty && 'A caixa acabou'];
  return (
    <Lead
      title={open || takenTime ? 'Comprimido de hoje' : 'Seu comprimido'}
      figure={(takenTime && lastTakenName) || name}
      detail={detail.filter(Boolean).join(' · ')}
      isWaiting={isWaiting}
      drawing={TABLET}
      actions={
        isEmpty ? (
          <>
            {/* A tablet from elsewhere is one too. */}
            {!takenTime && RECORD}
            <Link to="/medication-store" search={{ add: '1' }} variant={takenTime ? 'lead' : 'lead-quiet'}>
              Adicionar caixa
            </Link>
          </>
        ) : (
          !takenTime && RECORD
        )
      }
    />
  );
}
