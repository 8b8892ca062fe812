import type { ReactNode } from 'react';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

interface Props {
  /** 0 to 1. */
  share: number;
  /** The value of the ring, for screen readers. */
  label: string;
  children: ReactNode;
}

/** A share of something as a ring, with its figure inside; on a `Lead` it takes the lead's colours. */
export function Ring({ share, label, children }: Props) {
  const filled = Math.min(1, Math.max(0, share)) * LENGTH;
  return (
    <div
      role="img"
      aria-label={label}
      className="relative grid size-[7rem] place-items-center max-[359px]:size-[6rem]"
    >
      <svg aria-hidden viewBox="0 0 100 100" className="absolute inset-0 -rotate-90">
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          strokeWidth="8"
          className="stroke-current opacity-20"
        />
        {filled > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${filled} ${LENGTH}`}
            className="stroke-current transition-[stroke-dasharray] duration-200"
          />
        )}
      </svg>
      <span aria-hidden className="grid justify-items-center leading-none">
        {children}
      </span>
    </div>
  );
}
