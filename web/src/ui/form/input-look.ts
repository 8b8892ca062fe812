/** An input without a frame of its own: 16 px, so that iOS does not zoom, and as tall as its box. */
export const INPUT_LOOK =
  'min-h-10.5 w-full min-w-0 flex-1 rounded-xl bg-transparent px-3.5 py-2 text-base text-ink outline-none ' +
  'placeholder:text-ink-faint disabled:cursor-not-allowed disabled:text-ink-faint';

/** A day and a time side by side; with text of twice the size one under the other. */
export const DAY_AND_TIME =
  'flex flex-wrap items-start gap-2 *:min-w-[min(100%,5rem)] *:flex-2 *:first:min-w-[min(100%,9.75rem)] *:first:flex-3 *:only:max-w-3/5';

/** A button at the end of a box, 44 px wide. */
export const BOX_BUTTON_LOOK =
  'grid h-10.5 w-11 shrink-0 cursor-pointer place-items-center rounded-xl text-ink-soft -outline-offset-2 transition-colors duration-150 ' +
  'data-hovered:bg-sunken data-hovered:text-ink data-pressed:bg-sunken data-pressed:text-ink ' +
  'data-disabled:cursor-not-allowed data-disabled:opacity-40';
