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
  /** For a record of another moment, before it. */
  verb?: string;
  /** For a record of now. */
  nowLabel?: string;
  pendingLabel?: string;
}

/** The two ways out of a form that records something: its button says the moment when that is not now. */
export function RecordActions(props: Props) {
  const { moment: written, verb = 'Registrar', nowLabel = verb, ...button } = props;
  const { timeZone } = useSession();
  const moment = readMoment(written, timeZone, useNow());
  // While another moment is being written, the button promises neither that one nor now.
  const otherLabel = moment.ok ? `${verb} em ${shortMoment(moment.instant, timeZone)}` : verb;
  const label = written === null ? nowLabel : otherLabel;
  return (
    <FormActions pendingLabel="Registrando..." {...button}>
      {label}
    </FormActions>
  );
}

/** Without the year, which stands in the field above: with it the button takes three lines of a phone. */
function shortMoment(instant: Date, timeZone: string): string {
  const day = formatDayAs(dayOf(instant, timeZone), { day: '2-digit', month: '2-digit' });
  return `${day} às ${formatTime(instant, timeZone)}`;
}
