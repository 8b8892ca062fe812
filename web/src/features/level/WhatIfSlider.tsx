import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import { momentText, whatIfText } from './level-words.ts';
import type { WhatIf } from './what-if.ts';

interface Props {
  range: NonNullable<WhatIf['range']>;
  chosen: number;
  isPlanned: boolean;
  isMoved: boolean;
  /** The planned dose after the next. */
  followingAt: number | null;
  doseMg: number;
  timeZone: string;
  onAsk: (at: number | null) => void;
}

/** Shows the plan with the next dose at another moment of the label's window. It compares and recommends nothing. */
export function WhatIfSlider(props: Props) {
  const { range, chosen, isPlanned, isMoved, followingAt, doseMg, timeZone, onAsk } = props;
  const slider = useRef<HTMLInputElement>(null);
  const reset = () => {
    onAsk(null);
    // The button goes; the keyboard stays with the question.
    slider.current?.focus();
  };
  return (
    <div className="grid gap-2 rounded-xl bg-sunken p-4">
      <Slider
        ref={slider}
        label="E se eu aplicar em …?"
        valueText={`${momentText(chosen, timeZone)}${isPlanned ? ' (planejada)' : ''}`}
        min={range.earliest / HOUR_MS}
        max={range.latest / HOUR_MS}
        value={Math.round(chosen / HOUR_MS)}
        onChange={(hours) => onAsk(hours * HOUR_MS)}
      />
      <p aria-live="polite" className="text-sm text-pretty tabular-nums">
        {followingAt !== null && whatIfText(doseMg, followingAt, timeZone)}
      </p>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 pointer-coarse:min-h-11">
        <p className="text-xs text-ink-soft">
          Pela bula, esta dose pode ser aplicada até {momentText(range.latest, timeZone)}.
        </p>
        {isMoved && (
          <Button variant="quiet" size="sm" icon={RotateCcw} onPress={reset} className="-mr-2 ml-auto">
            Voltar ao planejado
          </Button>
        )}
      </div>
    </div>
  );
}
