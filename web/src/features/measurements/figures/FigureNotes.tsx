import {
  BMI_CLASSES,
  OLDER_BMI_CLASSES,
  WAIST_TO_HEIGHT,
} from '@leveza/domain/measurements/figure-sources.ts';
import { Sources } from '../../../ui/Sources.tsx';

interface Props {
  hasBmi: boolean;
  isOlder: boolean;
  hasWaist: boolean;
}

/** The meaning of the calculated figures, with their sources. */
export function FigureNotes({ hasBmi, isOlder, hasWaist }: Props) {
  if (!hasBmi && !hasWaist) return null;
  return (
    <div className="mt-3 grid gap-1 text-xs text-pretty text-ink-soft">
      {hasBmi && (
        <p>
          IMC é o peso dividido pela altura ao quadrado. Sozinho ele diz pouco: converse com quem trata você.
        </p>
      )}
      {hasWaist && (
        <p>
          Cintura ÷ altura mostra se há mais gordura na barriga. O conselho é manter a cintura menor que a
          metade da altura (abaixo de 0,5); com IMC a partir de 35 a conta diz pouco.
        </p>
      )}
      <Sources
        of={[
          ...(hasBmi ? [{ ...BMI_CLASSES, about: 'IMC' }] : []),
          ...(isOlder ? [{ ...OLDER_BMI_CLASSES, about: 'IMC a partir de 60 anos' }] : []),
          ...(hasWaist ? [{ ...WAIST_TO_HEIGHT, about: 'Cintura ÷ altura' }] : []),
        ]}
      />
    </div>
  );
}
