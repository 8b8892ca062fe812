/** Lists and calendars that open from a field. */
export const POPOVER_LOOK =
  'overflow-auto rounded-2xl border border-line bg-raised text-ink shadow-lg shadow-black/5 outline-none ' +
  'transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0';
