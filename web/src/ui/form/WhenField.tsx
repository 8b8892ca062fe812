import { type Ref, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useNow, useToday } from '../../lib/use-now.ts';
import { DateField } from './DateField.tsx';
import { DAY_AND_TIME } from './input-look.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { TimeField } from './TimeField.tsx';
import { earlyTime, isUsualAhead, MORNING, momentOf, momentOn, type When, whenOf } from './when.ts';

interface Props {
  /** `YYYY-MM-DDTHH:MM` where the patient is; null is now. */
  value: string | null;
  onChange: (moment: string | null) => void;
  error?: string | undefined;
  onBlur?: () => void;
  /** The time of day at which this is usually done: the time of a day that is said without one. */
  usualTime?: string | undefined;
  ref?: Ref<HTMLInputElement | null>;
}

const WHENS = ['now', 'early', 'yesterday', 'other'] as const satisfies When[];
const LABEL: Record<When, string> = {
  now: 'Agora',
  early: 'Hoje cedo',
  yesterday: 'Ontem',
  other: 'Outro dia',
};

/** When it happened: one press for the usual answers; a day and, if wished, a time for any other. */
export function WhenField({ value, onChange, error, onBlur, usualTime = MORNING, ref }: Props) {
  const { timeZone } = useSession();
  const clock = { today: useToday(), time: formatTime(useNow(), timeZone), usual: usualTime };
  const [day = '', time = ''] = (value ?? '').split('T');
  const [chosen, setWhen] = useState(() => whenOf(value, clock));
  // A form may say the moment itself while 'Agora' is chosen, for which the value is null.
  const isSaidByForm = chosen === 'now' && value !== null;
  const when = isSaidByForm ? whenOf(value, clock) : chosen;
  // A time that was left out is the usual one: it is not written into the field, where it would fight the typing.
  const [typed, setTypedTime] = useState(time);
  const typedTime = isSaidByForm ? time : typed;
  const offered = WHENS.filter((each) => each !== 'early' || earlyTime(clock) || when === 'early');

  const choose = (next: When) => {
    const moment = momentOf(next, clock);
    setWhen(next);
    setTypedTime(moment?.split('T')[1] ?? '');
    onChange(moment);
  };
  const write = (nextDay: string, nextTime: string) => {
    setWhen(when);
    setTypedTime(nextTime);
    onChange(momentOn(withoutMark(nextDay), withoutMark(nextTime), clock));
  };
  return (
    <div className="grid gap-3">
      <RadioGroup
        ref={ref}
        look="chips"
        label="Quando?"
        options={offered.map((each) => ({ value: each, label: LABEL[each] }))}
        value={when}
        onChange={choose}
      />
      {when !== 'now' && (
        <div className={DAY_AND_TIME}>
          {when === 'other' && (
            <DateField
              label="Data"
              maxDay={clock.today}
              value={day || null}
              onChange={(next) => write(next ?? '', typedTime)}
              {...{ onBlur, error }}
              isRequired
            />
          )}
          <TimeField
            label="Hora"
            hint={typedTime ? undefined : `Em branco: ${isUsualAhead(day, clock) ? 'agora' : usualTime}.`}
            value={typedTime || null}
            onChange={(next) => write(day, next ?? '')}
            {...{ onBlur, error: when === 'other' ? undefined : error }}
          />
        </div>
      )}
    </div>
  );
}

const withoutMark = (half: string) => half.replaceAll('T', '');
