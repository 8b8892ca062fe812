import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/form/Slider.tsx';
import type { Swing } from './curve-of.ts';
import { momentText, swingText } from './level-words.ts';
import type { WhatIf } from './what-if.ts';

interface Props {
  whatIf: WhatIf;
  chosen: number;
  isMoved: boolean;
  swing: Swing | null;
  doseMg: number;
  timeZone: string;
  onAsk: (at: number | null) => void;
}

/** Tries out another moment for the next dose: it shows what would happen, and recommends nothing. */
export function WhatIfSlider({ whatIf, chosen, isMoved, swing, doseMg, timeZone, onAsk }: Props) {
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
        valueText={`${momentText(chosen, timeZone)}${isMoved ? '' : ' (planejada)'}`}
        min={whatIf.earliest / HOUR_MS}
        max={whatIf.latest / HOUR_MS}
        value={Math.round(chosen / HOUR_MS)}
        onChange={(hours) => onAsk(hours * HOUR_MS)}
      />
      <p aria-live="polite" className="text-sm text-pretty tabular-nums">
        {swing && swingText(swing, doseMg, timeZone)}
      </p>
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 pointer-coarse:min-h-11">
        <p className="text-xs text-ink-soft">
          {whatIf.isGapRuling &&
            `Pelo intervalo mínimo, não antes de ${momentText(whatIf.earliest, timeZone)}.`}
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
