import { z } from 'zod';
import { momentSchema } from './moment-schema.ts';

/** The form of a record that says nothing but when. */
export const onlyMoment = (zone: string) => z.object({ moment: momentSchema(zone, { isNew: true }) });
export const NOW: { moment: string | null } = { moment: null };
