import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { OnItsWay } from './OnItsWay.tsx';

interface Props {
  title: string;
  /** A state in one word, beside the title. */
  state?: ReactNode;
  /** One line under the title. */
  detail: ReactNode;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  /** The server has not answered: no tick looks saved before it is. */
  isWaiting?: boolean;
  /** A press is not taken for the moment. */
  isDisabled?: boolean;
  /** Further actions beside the row. */
  more?: ReactNode;
  /** The part that opens below the row. */
  children?: ReactNode;
}

/** One thing to do, with a round tick: one press does it, another takes it back. Stands in a `RecordList`. */
export function TickRow({
  title,
  state,
  detail,
  isTicked,
  onChange,
  isWaiting = false,
  isDisabled = false,
  more,
  children,
}: Props) {
  // A row that shrinks after its tick would bring the next one under the finger.
  const [height, setHeight] = useState<number>();
  return (
    <li>
      <div className="flex items-center">
        <Button
          aria-pressed={isTicked}
          data-waiting={isWaiting || undefined}
          onPress={({ target }) => {
            setHeight(target.clientHeight);
            onChange(!isTicked);
          }}
          style={{ minHeight: height }}
          isDisabled={isDisabled}
          // The line of a late dose fits beside the three dots of a phone.
          className={`group flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-2xl py-1.5 pl-4 text-left
            -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:opacity-50 data-pressed:bg-sunken ${more ? '' : 'pr-4'}`}
        >
          <span
            className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-line-strong text-transparent
              transition-colors duration-150 group-aria-pressed:border-ok group-aria-pressed:bg-ok
              group-aria-pressed:text-surface group-data-waiting:bg-transparent! group-data-waiting:text-ok!"
          >
            <Check aria-hidden className="size-4.5" strokeWidth={3} />
          </span>
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="flex flex-wrap items-baseline gap-x-2 leading-snug">
              <span className="font-semibold wrap-anywhere group-aria-pressed:text-ink-soft">{title}</span>{' '}
              {state}
            </span>{' '}
            <span className="text-sm leading-snug text-ink-soft tabular-nums">
              {isWaiting && <OnItsWay isUndo={!isTicked} />}
              {detail}
            </span>
          </span>
        </Button>
        {more}
      </div>
      {children && <div className="px-4 pb-4">{children}</div>}
    </li>
  );
}
