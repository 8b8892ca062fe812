import { z } from '../zod.ts';

/** The patient confirms something that an allergy of the profile speaks of. */
export const confirmAllergy = z.boolean().default(false);
