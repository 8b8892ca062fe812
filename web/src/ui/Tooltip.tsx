import type { ReactElement } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components';

interface Props {
  text: string;
  placement?: 'top' | 'right';
  isDisabled?: boolean;
  children: ReactElement;
}

/** A few words beside a control that React Aria can focus; never the only place where they stand. */
export function Tooltip({ text, placement = 'top', isDisabled = false, children }: Props) {
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <RacTooltip
        offset={6}
        placement={placement}
        className="max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-sm text-pretty text-surface transition-opacity duration-150
          data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </RacTooltip>
    </TooltipTrigger>
  );
}
