import { z } from 'zod';

interface Check {
  check: string;
  maximum?: number;
}

/** How many characters a schema takes at most in the field of this name (`notes`, `steps.0.label`), where it says so. */
export function maxLengthOf(schema: z.core.$ZodType, name: string): number | undefined {
  const path = name.split('.');
  const found = path.reduce<z.core.$ZodType[]>(
    (within, key) => within.flatMap((each) => fieldsOf(each, key)),
    [schema],
  );
  const texts = found.flatMap(bare).filter((each) => each instanceof z.ZodString);
  const checks = texts.flatMap(({ def }) => def.checks ?? []).map(({ _zod: { def } }) => def as Check);
  return checks.find(({ check }) => check === 'max_length')?.maximum;
}

function fieldsOf(schema: z.core.$ZodType, key: string): z.core.$ZodType[] {
  return bare(schema).flatMap(({ _zod: { def } }) => {
    if (def.type === 'array') return [def.element];
    return def.type === 'object' && def.shape[key] ? [def.shape[key]] : [];
  });
}

/** Unwraps 'optional', 'default' and the like; a pipe counts both its input and its output. */
function bare(schema: z.core.$ZodType): z.core.$ZodTypes[] {
  const known = schema as z.core.$ZodTypes;
  const {
    _zod: { def },
  } = known;
  if (def.type === 'pipe') return [...bare(def.in), ...bare(def.out)];
  if (def.type === 'intersection') return [...bare(def.left), ...bare(def.right)];
  return 'innerType' in def ? bare(def.innerType) : [known];
}
