import { dayOf, formatDayAs, formatTime } from '../../lib/format.ts';
import { readMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { FormActions } from './FormActions.tsx';

interface Props {
  /** The form's id. */
  form: string;
  isPending: boolean;
  isDisabled?: boolean;
  /** The form's moment; null is now. */
  moment: string | null;
  /** For a record of now. */
  nowLabel?: string;
}

/** The two ways out of a form that records something: its button says the moment when that is not now. */
export function RecordActions({ moment: written, nowLabel = 'Registrar', ...button }: Props) {
  const { timeZone } = useSession();
  const moment = readMoment(written, timeZone, useNow());
  return (
    <FormActions pendingLabel="Registrando..." {...button}>
      {moment.ok ? `Registrar em ${shortMoment(moment.instant, timeZone)}` : nowLabel}
    </FormActions>
  );
}

/** Without the year, which stands in the field above: with it the button takes three lines of a phone. */
function shortMoment(instant: Date, timeZone: string): string {
  const day = formatDayAs(dayOf(instant, timeZone), { day: '2-digit', month: '2-digit' });
  return `${day} às ${formatTime(instant, timeZone)}`;
}
