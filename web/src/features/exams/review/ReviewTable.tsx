import type { ValueRows } from './use-review.ts';
import { ReviewRow } from './ReviewRow.tsx';

/** All values of an exam, one under the other. */
export function ReviewTable({ review }: { review: ValueRows }) {
  return (
    <ul
      aria-label="Valores do exame"
      className="divide-y divide-line rounded-2xl border border-line bg-surface"
    >
      {review.values.map((value) => (
        <ReviewRow key={value.id} value={value} review={review} />
      ))}
    </ul>
  );
}
