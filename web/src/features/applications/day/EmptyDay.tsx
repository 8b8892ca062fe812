import { daysBetween } from '@leveza/domain/time/days.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { daysText } from '../../../lib/moment-words.ts';

interface Props {
  day: string;
  previousAt: string | null;
  nextAt: string | null;
  onGoTo: (day: string) => void;
}

/** A day without doses: it leads to the nearest ones. */
export function EmptyDay({ day, previousAt, nextAt, onGoTo }: Props) {
  const { timeZone } = useSession();
  const near = (instant: string | null) => instant && dayOf(instant, timeZone);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">Nenhuma dose neste dia.</p>
      <dl className="grid gap-2 min-[26rem]:grid-cols-2">
        <Near label="Última aplicada" none="Nenhuma aplicada" to={near(previousAt)} {...{ day, onGoTo }} />
        <Near label="Próxima planejada" none="Nenhuma planejada" to={near(nextAt)} {...{ day, onGoTo }} />
      </dl>
    </div>
  );
}

interface NearProps extends Pick<Props, 'day' | 'onGoTo'> {
  label: string;
  none: string;
  to: string | null;
}

function Near({ label, none, to, day, onGoTo }: NearProps) {
  return (
    <div className="grid content-start justify-items-start rounded-2xl bg-sunken px-4 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular-nums">
        {to === null ? (
          <span className="font-medium">{none}</span>
        ) : (
          <>
            <span className="block font-medium">{distance(day, to)}</span>
            <Button
              variant="quiet"
              size="sm"
              className="-mx-3.5 -mb-1.5"
              aria-label={`Ver ${formatDay(to)}`}
              onPress={() => onGoTo(to)}
            >
              {formatDay(to)}
            </Button>
          </>
        )}
      </dd>
    </div>
  );
}

/** '4 dias antes', '1 dia depois' */
function distance(day: string, to: string): string {
  const days = daysBetween(day, to);
  return days < 0 ? `${daysText(-days)} antes` : `${daysText(days)} depois`;
}
