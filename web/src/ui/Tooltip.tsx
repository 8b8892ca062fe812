import type { ReactElement } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';

/** A few words beside a control that React Aria can focus; never the only place where they stand. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <RacTooltip
        offset={6}
        className="max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-sm text-pretty text-surface transition-opacity duration-150
          data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </RacTooltip>
    </TooltipTrigger>
  );
}
