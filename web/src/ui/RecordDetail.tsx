import { useState } from 'react';
import { Button } from 'react-aria-components';

/** So many letters fit into two lines of a row on a usual phone. */
const TWO_LINES = 60;

/** The words under the title of a record: two lines, and of longer ones a press shows the rest. */
export function RecordDetail({ children: text }: { children: string }) {
  const [isWhole, setWhole] = useState(false);
  const look = 'text-left text-sm leading-snug wrap-anywhere text-ink-soft tabular-nums';
  if (text.length <= TWO_LINES) return <p className={look}>{text}</p>;
  return (
    <Button
      aria-expanded={isWhole}
      onPress={() => setWhole(!isWhole)}
      // As high as a finger needs, without a higher row.
      className={`${look} -my-1 cursor-pointer rounded-lg py-1 data-pressed:bg-sunken`}
    >
      <span className={isWhole ? '' : 'line-clamp-2'}>{text}</span>
    </Button>
  );
}
