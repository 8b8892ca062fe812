import { type Headline, readHeadline } from '@leveza/contract/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Eye, EyeOff, type LucideIcon, TrendingDown, Weight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsLowWeight } from '../../features/profile/shared/use-is-low-weight.ts';
import { read } from '../../lib/api.ts';
import { dayOf, formatDayAs, formatRelativeDay, formatTime } from '../../lib/format.ts';
import { formatWeight } from '../../lib/measure.ts';
import { useSession } from '../../lib/session.ts';
import { useCover } from '../../lib/use-cover.ts';
import { useNow } from '../../lib/use-now.ts';
import { IconButton } from '../../ui/IconButton.tsx';

/** The next dose and the total loss, on screens with room for them. */
export function HeaderFigures() {
  const { timeZone } = useSession();
  const { isWanted, isCovered, turn } = useCover();
  const now = useNow();
  const headline = useQuery(read(readHeadline, {})).data?.data;
  return (
    <div className="flex items-center">
      <dl className="flex items-center gap-4 xl:gap-6">
        <Figure icon={CalendarClock} label={isLate(headline, now) ? 'Dose atrasada' : 'Próxima Dose'}>
          {headline && doseText(headline, now, timeZone)}
          {headline && <DoseName {...headline} />}
        </Figure>
        <WeightFigure headline={headline} isCovered={isCovered} />
      </dl>
      {isWanted && (
        <IconButton
          icon={isCovered ? Eye : EyeOff}
          aria-label={isCovered ? 'Mostrar números' : 'Ocultar números'}
          hasTooltip
          onPress={turn}
        />
      )}
    </div>
  );
}

/** A late dose is not called the next one; after several, the prescriber is asked before any. */
function isLate(headline: Headline | undefined, now: Date): boolean {
  if (!headline?.nextDoseLateAt || headline.talkToPrescriber) return false;
  return new Date(headline.nextDoseLateAt) <= now;
}

function doseText({ nextDoseAt, talkToPrescriber }: Headline, now: Date, zone: string): string {
  if (talkToPrescriber) return 'Fale com quem receitou';
  return nextDoseAt ? whenOf(nextDoseAt, { now, zone }) : 'Sem dose agendada';
}

/** Which dose it is; the narrowest desktop has no room for it, and a screen reader hears it there too. */
function DoseName({ nextDoseName, nextDoseAt, talkToPrescriber }: Headline) {
  if (!nextDoseName || !nextDoseAt || talkToPrescriber) return null;
  return (
    <span className="max-w-36 truncate pl-1.5 font-normal text-ink-soft max-xl:sr-only xl:inline-block xl:align-bottom">
      {nextDoseName}
    </span>
  );
}

/** The loss since the start; the word for a gain, or for a loss that went too far, would tell of a covered figure. */
function WeightFigure({ headline, isCovered }: { headline: Headline | undefined; isCovered: boolean }) {
  const patient = useSession();
  const { initialWeight, weightUnit } = patient;
  const loss = headline?.totalLossKg ?? null;
  const current = initialWeight === null || loss === null ? null : initialWeight - loss;
  const isLow = useIsLowWeight(current, patient);
  const weight = (kg: number) => formatWeight(kg, weightUnit);
  if (!headline || isCovered || loss === null) {
    const silent = isCovered
      ? { mark: '•••', meaning: 'Números cobertos' }
      : { mark: '—', meaning: 'Ainda sem medições' };
    return (
      <Figure icon={TrendingDown} label="Perda Total">
        {headline && <Silent {...silent} />}
      </Figure>
    );
  }
  if (isLow && current !== null) {
    return (
      <Figure icon={Weight} tone="text-ink-faint" label="Peso atual">
        {weight(current)}
      </Figure>
    );
  }
  // A gain under the word 'Perda' would read as a loss.
  return loss < 0 ? (
    <Figure icon={Weight} label="Variação Total">{`+${weight(-loss)}`}</Figure>
  ) : (
    <Figure icon={TrendingDown} label="Perda Total">
      {weight(loss)}
    </Figure>
  );
}

interface FigureProps {
  icon: LucideIcon;
  tone?: 'text-leaf' | 'text-ink-faint';
  label: string;
  children: ReactNode;
}

function Figure({ icon: Icon, tone = 'text-leaf', label, children }: FigureProps) {
  return (
    <div className="grid grid-cols-[auto_auto] items-center gap-x-2.5 leading-tight">
      <Icon aria-hidden className={`row-span-2 size-5 ${tone}`} />
      <dt className="text-xs font-medium whitespace-nowrap text-ink-faint">{label}</dt>
      {/* While it is being read the line keeps its height. */}
      <dd className="min-h-5 text-sm font-semibold whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

/** A mark for the eye, and what it means for a screen reader. */
function Silent({ mark, meaning }: { mark: string; meaning: string }) {
  return (
    <>
      <span aria-hidden>{mark}</span>
      <span className="sr-only">{meaning}</span>
    </>
  );
}

interface Here {
  now: Date;
  zone: string;
}

const NEAR = ['Ontem', 'Hoje', 'Amanhã'];

/** 'Hoje, 18:30', 'Amanhã, 08:00' or '12/11, 08:00' */
export function whenOf(instant: string, { now, zone }: Here): string {
  const day = dayOf(instant, zone);
  const relative = formatRelativeDay(day, dayOf(now, zone));
  const date = formatDayAs(day, { day: '2-digit', month: '2-digit' });
  return `${NEAR.includes(relative) ? relative : date}, ${formatTime(instant, zone)}`;
}
