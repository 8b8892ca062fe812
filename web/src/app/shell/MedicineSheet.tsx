import { Suspense, useState } from 'react';
import { DosesAnswer } from '../../features/plans/shared/DosesAnswer.tsx';
import { DueDoses } from '../../features/plans/shared/DueDoses.tsx';
import { RecordMedicine } from '../../features/usage/shared/RecordMedicine.tsx';
import { useToday } from '../../lib/use-now.ts';
import { useChosenMoment } from '../../ui/form/use-chosen-moment.ts';
import { MORNING } from '../../ui/form/when.ts';
import type { ChangeMessage } from '../../ui/toast.ts';

/** A medicine by a plan or out of a box: when it was, one press, and the answer. */
export function MedicineSheet({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const when = useChosenMoment();
  const [taken, setTaken] = useState<ChangeMessage | null>(null);
  if (taken) {
    const onMore = () => {
      when.field.onChange(null);
      setTaken(null);
    };
    return <DosesAnswer message={taken} {...{ onMore, onClose }} />;
  }
  const { chosen, written, check } = when;
  const day = chosen?.day === today ? undefined : chosen?.day;
  const isHourWritten = written !== null && written.slice(11) !== MORNING;
  return (
    <RecordMedicine
      when={when}
      due={
        <Suspense fallback={null}>
          <DueDoses
            day={day}
            isHourWritten={isHourWritten}
            taking={{ at: chosen?.at, check, onTaken: setTaken }}
          />
        </Suspense>
      }
      onClose={onClose}
    />
  );
}
