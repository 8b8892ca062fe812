import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';

/**
 * The header of a request that is sent again: the seconds since the patient first pressed. A record of 'now' is made
 * for that moment. Its body and its key stay the same, so that it cannot be recorded twice, and the clock of the device
 * does not matter.
 */
export const PRESSED_AGO = 'leveza-pressed-ago';

/** As long as a key is remembered. */
export const MOST_AGO_SECONDS = DAY_SECONDS;
