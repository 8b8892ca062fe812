import { recordWellbeing, type WellbeingInput } from '@leveza/contract/nutrition/wellbeing.ts';
import {
  type Wellbeing,
  WELLBEING_LABEL,
  WELLBEING_SCALES,
  WELLBEING_WORDS,
  type WellbeingScale,
} from '@leveza/domain/nutrition/wellbeing.ts';
import { Smile } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useCommand } from '../../../lib/api.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { tellFailure } from '../../../ui/toast.ts';

/** Four scales, one tap each and all optional; a second tap on the same step takes it back. */
export function WellbeingFold({ day, wellbeing }: { day: string; wellbeing: Wellbeing }) {
  const record = useCommand(recordWellbeing, { isQuick: true });
  // The tapped step shows at once; the stored one follows.
  const [tapped, setTapped] = useState<Partial<Wellbeing>>({});
  const shown = { ...wellbeing, ...tapped };
  const answered = WELLBEING_SCALES.filter((scale) => shown[scale] !== null).length;
  const tap = async (scale: WellbeingScale, step: number) => {
    const value = shown[scale] === step ? null : step;
    setTapped((before) => ({ ...before, [scale]: value }));
    const body: WellbeingInput = { [scale]: value };
    await record.mutateAsync({ params: { day }, body }).catch((cause) => {
      setTapped((before) => ({ ...before, [scale]: wellbeing[scale] }));
      tellFailure('Não foi possível guardar')(cause);
    });
  };
  return (
    <Fold icon={Smile} label={answered > 0 ? `Como foi o dia: ${answered} de 4` : 'Como foi o dia'}>
      <div className="grid gap-4">
        {WELLBEING_SCALES.map((scale) => (
          <Scale key={scale} scale={scale} value={shown[scale]} onTap={(step) => void tap(scale, step)} />
        ))}
      </div>
    </Fold>
  );
}

interface ScaleProps {
  scale: WellbeingScale;
  value: number | null;
  onTap: (step: number) => void;
}

function Scale({ scale, value, onTap }: ScaleProps) {
  const words = WELLBEING_WORDS[scale];
  return (
    <div role="group" aria-label={WELLBEING_LABEL[scale]} className="grid gap-1.5">
      <p aria-hidden className="flex justify-between gap-3 text-sm">
        <span className="font-medium">{WELLBEING_LABEL[scale]}</span>
        <span className="text-ink-soft">{value === null ? 'de 0 a 4' : words[value]}</span>
      </p>
      <div className="grid grid-cols-5 gap-2">
        {words.map((word, step) => (
          <ToggleButton
            key={word}
            isSelected={value === step}
            onChange={() => onTap(step)}
            aria-label={`${WELLBEING_LABEL[scale]}: ${step}, ${word}`}
            className="grid min-h-11 cursor-pointer place-items-center rounded-xl border border-line-strong bg-surface font-semibold
              tabular-nums transition-colors data-hovered:bg-sunken data-selected:border-brand data-selected:bg-brand
              data-selected:text-on-brand"
          >
            {step}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
