import type { z } from 'zod';

/** The schemas of the field of this name, or of a row of a list. */
export function fieldsOf(schema: z.core.$ZodType, key: string): z.core.$ZodType[] {
  return bare(schema).flatMap(({ _zod: { def } }) => {
    if (def.type === 'array') return [def.element];
    return def.type === 'object' && def.shape[key] ? [def.shape[key]] : [];
  });
}

/** Unwraps 'optional', 'default' and the like; a pipe counts both its input and its output. */
export function bare(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const known = schema as z.core.$ZodTypes;
  const {
    _zod: { def },
  } = known;
  if (def.type === 'pipe') return [...bare(def.in), ...bare(def.out)];
  if (def.type === 'intersection') return [...bare(def.left), ...bare(def.right)];
  return 'innerType' in def ? bare(def.innerType) : [known];
}
