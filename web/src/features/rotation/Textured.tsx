import { useId } from 'react';
import type { Condition } from './condition.ts';
import { ZONE_LOOK } from './zone-look.ts';

const LINES = {
  dense: { size: 5, d: 'M0 0V5' },
  sparse: { size: 10, d: 'M0 0V10' },
  crossed: { size: 9, d: 'M0 0V9M0 0H9' },
} as const;

/** A shape filled as its condition says: a colour, and lines over it. */
export function Textured({ condition, d }: { condition: Condition; d: string }) {
  const id = useId();
  const { fill, texture, textureStroke } = ZONE_LOOK[condition];
  const lines = texture && LINES[texture];
  return (
    <>
      <path d={d} className={fill} />
      {lines && (
        <>
          <pattern
            id={id}
            width={lines.size}
            height={lines.size}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d={lines.d} className={`${textureStroke} fill-none stroke-[3]`} />
          </pattern>
          <path d={d} fill={`url(#${id})`} />
        </>
      )}
    </>
  );
}
