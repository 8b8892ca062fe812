import type { Profile } from '@leveza/contract/profile/profile.ts';
import { allergyList } from '@leveza/domain/profile/allergies.ts';
import { DIABETES_LABEL } from '@leveza/domain/profile/health.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Fact } from './Facts.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { SectionCard } from './SectionCard.tsx';

export function MedicalCard({ profile }: { profile: Profile }) {
  const { diabetesType, hba1c, bloodPressure } = profile;
  const allergies = allergyList(profile.allergies);
  return (
    <SectionCard section="medical" profile={profile}>
      <Fact term="Tipo de diabetes">{diabetesType && DIABETES_LABEL[diabetesType]}</Fact>
      <Fact term="HbA1c">{hba1c !== null && <Figure>{`${formatNumber(hba1c)}\u00A0%`}</Figure>}</Fact>
      <Fact term="Pressão arterial">{bloodPressure && <Figure>{bloodPressure}</Figure>}</Fact>
      <Fact term="Alergias" unknown="Nenhuma informada">
        {allergies.length > 0 && (
          <ul className="flex flex-wrap justify-end gap-1.5">
            {allergies.map((allergy) => (
              <li key={allergy} className="max-w-full">
                <Chip>{allergy}</Chip>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </SectionCard>
  );
}
