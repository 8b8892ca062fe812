import type { Today } from '@leveza/contract/dashboard.ts';
import { FASTING_WAIT } from '@leveza/domain/plans/fasting-wait.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { Timer } from 'lucide-react';
import { formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Sources } from '../../../ui/Sources.tsx';

/** The wait after a tablet that is taken on an empty stomach, counted from the dose that was recorded. */
export function FastingWait({ name, until }: NonNullable<Today['fasting']>) {
  const { timeZone } = useSession();
  const left = Math.ceil((new Date(until).getTime() - useNow().getTime()) / MINUTE_MS);
  if (left <= 0) return null;
  return (
    <Fold
      icon={Timer}
      label={
        <span role="status">
          Pode comer e tomar outros remédios a partir das {formatTime(until, timeZone)}
        </span>
      }
    >
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">
          {left === 1 ? 'Falta 1 minuto.' : `Faltam ${left} minutos.`} Pela bula, depois do comprimido de{' '}
          {name} se espera ao menos {FASTING_WAIT.minutes} minutos antes da primeira refeição ou bebida do dia
          e de outros remédios pela boca: com menos tempo, o corpo absorve menos.
        </p>
        <Sources of={[FASTING_WAIT]} />
      </div>
    </Fold>
  );
}
