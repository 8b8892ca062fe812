import { byUrgency, type RedFlag } from './red-flag.ts';
import * as belly from './red-flags-of-the-belly.ts';
import * as body from './red-flags-of-the-body.ts';
import { ANESTHESIA, PREGNANCY, SOME_SIGN } from './red-flags-without-effect.ts';

/** Of the same urgency, what leaves least time first. */
export const ALL_RED_FLAGS: readonly RedFlag[] = [
  body.ALLERGY,
  body.FAINTED,
  body.HYPOGLYCEMIA_SEVERE,
  body.CHEST,
  body.MOOD,
  belly.PANCREATITIS,
  belly.PAIN_WITH_FEVER,
  belly.LONG_PAIN,
  belly.GI_SEVERE,
  belly.BLOOD,
  belly.ILEUS,
  belly.JAUNDICE,
  belly.GALLBLADDER_FEVER,
  body.HYPOGLYCEMIA,
  belly.DEHYDRATION,
  belly.GALLBLADDER,
  belly.DARK_URINE,
  body.VISION,
  SOME_SIGN,
  body.HYPOGLYCEMIA_PAST,
  body.HEART_RATE,
  body.THYROID,
  PREGNANCY,
  ANESTHESIA,
].toSorted(byUrgency);

/** Everything a patient may be warned of, for a page to read at leisure; some follow from no effect. */
export const RED_FLAGS: readonly RedFlag[] = ALL_RED_FLAGS.filter(({ isVariant }) => !isVariant);
