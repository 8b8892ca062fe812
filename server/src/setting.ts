import { z } from 'zod';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

/** One value of the environment; a blank one counts as unset. */
export const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema);

export const webAddress = z.url({ protocol: /^https?$/ });

/** A key that goes into a header: without spaces and line ends. */
export const secret = z.string().regex(/^[\x21-\x7e]+$/);

export const withoutSlash = (address: string) => address.replace(/\/+$/, '');
