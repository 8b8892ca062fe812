import { Chip } from '../../../ui/Chip.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { GroupShell } from '../../../ui/form/GroupShell.tsx';
import { weekdayLong, weekdayShort } from '../plan-words.ts';
import type { PlanForm } from './use-plan-form.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The days of a weekly plan, from Sunday on. */
export function WeekdaysField({ form }: { form: PlanForm }) {
  return (
    <FormField form={form} name="daysOfWeek">
      {({ value, onChange, error }) => (
        <GroupShell label="Dias da semana" hint="Nenhum: o dia da semana do início." error={error}>
          {() => (
            <div className="flex flex-wrap gap-1.5">
              {WEEK.map((day) => (
                <Chip
                  key={day}
                  isSelected={value.includes(day)}
                  onChange={(isOn) =>
                    onChange(
                      isOn
                        ? [...value, day].toSorted((one, other) => one - other)
                        : value.filter((each) => each !== day),
                    )
                  }
                >
                  <span aria-hidden>{weekdayShort(day)}</span>
                  <span className="sr-only">{weekdayLong(day)}</span>
                </Chip>
              ))}
            </div>
          )}
        </GroupShell>
      )}
    </FormField>
  );
}
