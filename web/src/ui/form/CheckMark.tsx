import { Check } from 'lucide-react';

/** The box of a checkbox; its state comes from the `group` around it. */
export function CheckMark() {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-lg border-2 border-line-strong bg-surface text-on-brand transition-colors duration-150 group-data-focus-visible:outline-2 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-brand group-data-hovered:border-brand group-data-invalid:border-critical group-data-pressed:border-brand group-data-selected:border-brand group-data-selected:bg-brand"
    >
      <Check strokeWidth={3} className="invisible size-4 group-data-selected:visible" />
    </span>
  );
}
