import type { ToTake } from '@leveza/contract/dashboard.ts';
import { Check } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from 'react-aria-components';
import { formatTime } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useSession } from '../../../lib/session.ts';
import { useTake } from './use-take.ts';

const TakeQuestion = lazyPart(() => import('./TakeQuestion.tsx'), 'TakeQuestion');

/** One dose as a row with a round check. */
export function TakeRow({ item }: { item: ToTake }) {
  const { timeZone } = useSession();
  const { isTaken, isPending, change, question, confirm, forget } = useTake(item);
  const { name, dosage, takenAt } = item;
  return (
    <li>
      <Button
        aria-pressed={isTaken}
        onPress={() => change(!isTaken)}
        className="group flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-2xl px-4 py-1.5 text-left -outline-offset-2
          data-pressed:bg-sunken"
      >
        <span
          className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-line-strong text-transparent
            transition-colors duration-150 group-aria-pressed:border-ok group-aria-pressed:bg-ok
            group-aria-pressed:text-surface"
        >
          <Check aria-hidden className="size-4.5" strokeWidth={3} />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="leading-snug font-semibold wrap-anywhere group-aria-pressed:text-ink-soft">
            {name}
          </span>{' '}
          <span className="text-sm leading-snug text-ink-soft tabular-nums">
            {takenAt && isTaken ? `Tomado às ${formatTime(takenAt, timeZone)}` : dosage}
          </span>
        </span>
      </Button>
      {question && (
        <div className="px-4 pb-4">
          <Suspense fallback={null}>
            <TakeQuestion
              question={question}
              isPending={isPending}
              onConfirm={() => void confirm()}
              onCancel={forget}
            />
          </Suspense>
        </div>
      )}
    </li>
  );
}
