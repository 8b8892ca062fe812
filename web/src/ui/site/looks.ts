import { buttonLook } from '../button-look.ts';

// Plain links and buttons with the kit's looks: public pages load without React Aria.
const ROOMY = 'min-h-13 px-7 text-lg';
const SECONDARY = `${buttonLook({ variant: 'secondary' })} hover:bg-sunken active:bg-line`;

export const PRIMARY_LARGE = `${buttonLook({})} hover:bg-brand-strong active:opacity-90 ${ROOMY}`;
export const SECONDARY_LARGE = `${SECONDARY} ${ROOMY}`;
export const SECONDARY_SMALL = `${SECONDARY} px-4`;
export const QUIET = `${buttonLook({ variant: 'quiet' })} px-4 hover:bg-brand-soft active:opacity-80`;

export const TEXT_LINK =
  'rounded-sm font-semibold text-brand-ink underline decoration-1 underline-offset-4 hover:decoration-2';

export const CONTENT = 'mx-auto w-full max-w-6xl px-5 sm:px-8';
