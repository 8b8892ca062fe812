import { buttonLook } from '../ui/button-look.ts';

/** A link or plain button that looks like the kit's primary button, on pages that load without React Aria. */
export const LINK_BUTTON = `${buttonLook({})} hover:bg-brand-strong active:opacity-90`;

export const UNDERLINED = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
