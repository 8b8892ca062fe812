const FOCUS =
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand';
const BOX =
  'relative cursor-pointer border border-line-strong bg-surface text-ink transition-colors duration-150 ' +
  `data-pressed:bg-sunken data-invalid:border-critical data-disabled:cursor-not-allowed data-disabled:opacity-50 ${FOCUS}`;

/** The ways in which the answers to one question are offered: how they stand together, and each of them. */
export const OPTION_LOOK = {
  /** One under the other, each with a mark and perhaps a hint. */
  rows: {
    list: 'grid gap-2',
    option: `${BOX} group flex min-h-12 items-center gap-3 rounded-xl px-3.5 py-2.5 text-base data-hovered:border-ink-faint data-selected:border-brand data-selected:bg-brand-soft`,
  },
  /** Two to five short ones in one bar. */
  segments: {
    list: 'grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1',
    option:
      'relative grid min-h-10 cursor-pointer place-items-center rounded-lg px-2 py-1.5 text-center text-sm leading-tight font-medium text-ink-soft max-[359px]:px-0.5 sm:text-base ' +
      'transition-colors duration-150 data-hovered:text-ink data-pressed:text-ink pointer-coarse:min-h-11 ' +
      'data-selected:bg-raised data-selected:text-ink data-selected:font-semibold data-selected:shadow-sm data-selected:ring-1 data-selected:ring-line-strong ' +
      `data-disabled:cursor-not-allowed data-disabled:opacity-50 ${FOCUS}`,
  },
  /** A few short ones that wrap. */
  chips: {
    list: 'flex flex-wrap gap-1.5',
    option: `${BOX} inline-flex min-h-11 items-center gap-1 rounded-full px-2.5 text-sm font-medium data-hovered:bg-sunken data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand sm:px-4 sm:text-base`,
  },
  /** Many short ones, large enough for a tired thumb. */
  tiles: {
    list: 'grid grid-cols-2 gap-2 sm:grid-cols-3',
    option: `${BOX} flex min-h-13 items-center justify-between gap-1.5 rounded-xl px-3.5 py-2 leading-tight font-medium wrap-anywhere data-hovered:border-ink-faint data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand`,
  },
} as const;

export type OptionLook = keyof typeof OPTION_LOOK;

/** Where the tick of a chosen answer stands, in the looks that have one besides their colour. */
export const TICK: Partial<Record<OptionLook, string>> = {
  chips: 'order-first size-4 shrink-0',
  tiles: 'size-4 shrink-0',
};
