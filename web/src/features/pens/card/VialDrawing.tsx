import { useId } from 'react';
import type { Container } from './containers.ts';
import type { Tint } from './tint.ts';

const BODY = 'M22 34h20c6 3 10 8 10 15v34a9 9 0 0 1-9 9H21a9 9 0 0 1-9-9V49c0-7 4-12 10-15z';
const [BOTTOM, HEIGHT] = [92, 52];

/** A vial standing: flip cap while it is sealed, crimped collar, glass with what is left. */
export function VialDrawing({ state, level, tint }: Container & { tint: Tint }) {
  const clip = useId();
  const top = BOTTOM - HEIGHT * level;
  return (
    <svg aria-hidden viewBox="0 0 64 98" className={`h-full min-w-0 ${state === 'used' ? 'opacity-45' : ''}`}>
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      {state === 'sealed' && <rect x="17" y="3" width="30" height="10" rx="3.5" className={tint.body} />}
      <rect x="15" y="13" width="34" height="13" rx="3" className="fill-line-strong" />
      <rect x="18" y="16" width="20" height="3" rx="1.5" className="fill-white" opacity="0.4" />
      <rect x="22" y="26" width="20" height="9" className="fill-line" />
      <path d={BODY} className="fill-surface" />
      <g clipPath={`url(#${clip})`}>
        {level > 0 && (
          <>
            <rect x="10" y={top} width="44" height={BOTTOM - top} className={tint.liquid} />
            <ellipse cx="32" cy={top} rx="20" ry="2.5" className="fill-white" opacity="0.45" />
          </>
        )}
        <rect x="10" y="58" width="44" height="20" className="fill-surface" opacity="0.88" />
        <path d="M20 65h24M20 71h15" className="stroke-line-strong" strokeWidth="2.5" strokeLinecap="round" />
        <rect x="16" y="42" width="4" height="44" rx="2" className="fill-white" opacity="0.4" />
      </g>
      <path d={BODY} className="fill-none stroke-line-strong" strokeWidth="2" />
    </svg>
  );
}
