/** Five steps side by side, or one under the other where they do not fit. Stands in a `@container`. */
export const INTENSITY_LOOK = {
  list: 'grid gap-1.5 @min-[20.5rem]:grid-cols-5',
  step:
    'relative flex min-h-13 cursor-pointer items-center gap-x-3 gap-y-0.5 rounded-xl border px-3 py-2 @min-[20.5rem]:flex-col ' +
    '@min-[20.5rem]:justify-center @min-[20.5rem]:px-0.5 @min-[20.5rem]:text-center transition-colors duration-150',
  rest: 'border-line-strong bg-surface text-ink',
  chosen: 'border-brand bg-brand text-on-brand',
} as const;
