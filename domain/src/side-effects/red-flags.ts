import { byUrgency, type RedFlag } from './red-flag.ts';
import * as digestive from './digestive-red-flags.ts';
import * as general from './general-red-flags.ts';
import * as sugar from './sugar-red-flags.ts';
import { ANESTHESIA, PREGNANCY, SOME_SIGN } from './red-flags-without-effect.ts';

/** Among flags of the same urgency the one that leaves least time comes first. */
export const ALL_RED_FLAGS: readonly RedFlag[] = [
  general.ALLERGY,
  general.FAINTED,
  sugar.HYPOGLYCEMIA_SEVERE,
  general.CHEST,
  general.STROKE,
  general.MOOD,
  sugar.KETOACIDOSIS,
  digestive.PANCREATITIS,
  digestive.PAIN_WITH_FEVER,
  digestive.LONG_PAIN,
  digestive.GI_SEVERE,
  digestive.BLOOD,
  digestive.ILEUS,
  digestive.JAUNDICE,
  digestive.GALLBLADDER_FEVER,
  sugar.HYPOGLYCEMIA,
  digestive.DEHYDRATION,
  general.LOW_PRESSURE,
  digestive.GALLBLADDER,
  digestive.DARK_URINE,
  general.SITE_INFECTION,
  general.VISION,
  SOME_SIGN,
  sugar.HYPOGLYCEMIA_PAST,
  sugar.HYPOGLYCEMIA_MILD,
  general.HEART_RATE,
  general.THYROID,
  PREGNANCY,
  ANESTHESIA,
].toSorted(byUrgency);

/** Everything a patient may be warned of, for a page to read at leisure; some follow from no effect. */
export const RED_FLAGS: readonly RedFlag[] = ALL_RED_FLAGS.filter(({ isVariant }) => !isVariant);
