import { BMI_CLASSES, OLDER_BMI_CLASSES } from '@leveza/domain/measurements/figure-sources.ts';
import { isOlder } from '@leveza/domain/profile/healthy-weight.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Sources } from '../../../ui/Sources.tsx';

/** In place of every praise of a weight that is too low. It is said while figures are covered too. */
export function LowWeightText() {
  const { birthDate } = useSession();
  const today = useToday();
  return (
    <div>
      <p className="text-pretty">
        Seu peso está abaixo do saudável para sua altura e idade. Converse com sua equipe de cuidado sobre
        isso.
      </p>
      <Sources of={[isOlder({ birthDate, today }) ? OLDER_BMI_CLASSES : BMI_CLASSES]} />
    </div>
  );
}
