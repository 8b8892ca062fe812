import { INTENSITY_LABEL } from '@leveza/domain/side-effects/intensity.ts';
import { useId } from 'react';
import { INTENSITY_LOOK } from './intensity-look.ts';
import { IntensityWords } from './IntensityWords.tsx';

interface Props {
  /** The symptom, such as 'Náusea'. */
  name: string;
  chosen: number | null | undefined;
  isPending: boolean;
  onChoose: (intensity: number) => void;
}

/** Five buttons that say how strong a symptom was and send the form: nothing is preselected, and no press is one too many. */
export function RecordIntensity({ name, chosen, isPending, onChoose }: Props) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      className="@container grid gap-1.5"
    >
      <p id={id} className="font-semibold">
        {name}: qual a intensidade?
      </p>
      <div className={INTENSITY_LOOK.list}>
        {INTENSITY_LABEL.map((word, index) => (
          <button
            key={word}
            type="submit"
            disabled={isPending}
            aria-label={`${index + 1}, ${word}`}
            onClick={() => onChoose(index + 1)}
            className={`${INTENSITY_LOOK.step} min-h-16 hover:border-ink-faint active:bg-sunken ${
              chosen === index + 1 ? INTENSITY_LOOK.chosen : INTENSITY_LOOK.rest
            }`}
          >
            <IntensityWords step={index + 1} word={word} />
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        Toque na intensidade para registrar.
      </p>
    </div>
  );
}
