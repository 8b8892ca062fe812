import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { FlagBadge } from '../ValueBadges.tsx';
import { isOpen } from '../upload/values-of.ts';
import { RowEditor } from './RowEditor.tsx';
import type { ValueRows } from './use-review.ts';

/** One value at a time, for a phone: the doubtful ones first, then the others by the arrows. */
export function ReviewOne({ review }: { review: ValueRows }) {
  const { values, selected: value } = review;
  if (!value) return null;
  const place = values.indexOf(value);
  const goTo = (index: number) => review.select(values[index]!.id);
  return (
    <section aria-label={`Valor ${place + 1} de ${values.length}`} className="grid gap-3">
      <div className="flex items-center justify-between">
        <IconButton
          icon={ChevronLeft}
          aria-label="Valor anterior"
          isDisabled={place === 0}
          onPress={() => goTo(place - 1)}
        />
        <p role="status" className="text-sm font-medium text-ink-soft tabular-nums">
          {place + 1} de {values.length}
          {isOpen(value) ? ' · confirme' : ''}
        </p>
        <IconButton
          icon={ChevronRight}
          aria-label="Próximo valor"
          isDisabled={place === values.length - 1}
          onPress={() => goTo(place + 1)}
        />
      </div>
      {value.flag !== null && value.flag !== 'normal' && (
        <p className="text-sm text-ink-soft">
          Este valor: <FlagBadge flag={value.flag} />
        </p>
      )}
      <RowEditor value={value} review={review} />
    </section>
  );
}
