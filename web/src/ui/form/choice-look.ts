/** The clickable row of a checkbox, switch or radio: 44 px high, mark and words side by side. */
export const CHOICE_LOOK =
  'group flex min-h-11 w-fit max-w-full cursor-pointer items-center gap-3 text-base text-ink data-disabled:cursor-not-allowed data-disabled:opacity-50';
