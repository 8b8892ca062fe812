import type { Container } from './containers.ts';
import type { Tint } from './tint.ts';

const GLASS = { x: 52, width: 108 } as const;
const TICKS = [0.25, 0.5, 0.75] as const;

interface Props extends Container {
  tint: Tint;
  /** The text in the dose window. */
  dose?: string | undefined;
}

/** A pen lying on its side: needle or cap, glass with what is left and its plunger, dose window, dial. */
export function PenDrawing({ state, level, tint, dose }: Props) {
  const filled = GLASS.width * level;
  return (
    <svg aria-hidden viewBox="0 0 320 64" className={`w-full ${state === 'used' ? 'opacity-45' : ''}`}>
      {state === 'sealed' ? (
        <g className={tint.body}>
          <rect x="4" y="15" width="52" height="34" rx="9" />
          <rect x="14" y="9" width="34" height="5" rx="2.5" opacity="0.85" />
          <rect x="11" y="20" width="38" height="5" rx="2.5" className="fill-white" opacity="0.28" />
        </g>
      ) : (
        <>
          <path d="M6 32h30" className="stroke-line-strong" strokeWidth="2.5" strokeLinecap="round" />
          <path d="M34 26h12l6-5v22l-6-5H34z" className="fill-line-strong" />
        </>
      )}
      <rect {...GLASS} y="15" height="34" rx="5" className="fill-surface" />
      <rect x={GLASS.x} y="16" width={filled} height="32" rx="4" className={tint.liquid} />
      <rect
        x={GLASS.x + 4}
        y="20"
        width={Math.max(filled - 10, 0)}
        height="5"
        rx="2.5"
        className="fill-white"
        opacity="0.45"
      />
      <rect x={GLASS.x + filled} y="17" width="7" height="30" rx="2" className="fill-ink-faint" />
      {TICKS.map((tick) => (
        <path
          key={tick}
          d={`M${GLASS.x + GLASS.width * tick} 49v-9`}
          className="stroke-ink-faint"
          strokeWidth="1.5"
        />
      ))}
      <rect {...GLASS} y="15" height="34" rx="5" className="fill-none stroke-line-strong" strokeWidth="2" />
      <rect x="160" y="9" width="116" height="46" rx="11" className={tint.body} />
      <rect x="168" y="14" width="100" height="6" rx="3" className="fill-white" opacity="0.25" />
      <path
        d="M172 30h22M172 37h16"
        className="stroke-on-brand"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.55"
      />
      <rect x="206" y="23" width="48" height="24" rx="6" className="fill-surface" />
      {dose && (
        <text x="230" y="40.5" textAnchor="middle" className="fill-ink text-[15px] font-bold tabular-nums">
          {dose}
        </text>
      )}
      <rect x="276" y="15" width="7" height="34" className="fill-line-strong" />
      <rect x="283" y="12" width="33" height="40" rx="9" className={tint.dial} />
      <path d="M292 19v26M299.500 19v26M307 19v26" className="stroke-surface" strokeWidth="2" opacity="0.5" />
    </svg>
  );
}
