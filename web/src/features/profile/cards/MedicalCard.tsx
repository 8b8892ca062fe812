import type { Profile } from '@leveza/contract/profile/profile.ts';
import { allergyList } from '@leveza/domain/profile/allergies.ts';
import { DIABETES_LABEL } from '@leveza/domain/profile/health.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { InlineFact as Fact } from '../../../ui/InlineFacts.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { SectionCard } from './SectionCard.tsx';

export function MedicalCard({ profile }: { profile: Profile }) {
  const { diabetesType, hba1c, hba1cOn, bloodPressure } = profile;
  const allergies = allergyList(profile.allergies);
  return (
    <SectionCard section="medical" profile={profile}>
      <Fact term="Tipo de diabetes">{diabetesType && DIABETES_LABEL[diabetesType]}</Fact>
      <Fact isTermShown term="HbA1c">
        {hba1c !== null && (
          <>
            <Figure>{`${formatNumber(hba1c)}\u00A0%`}</Figure>
            {hba1cOn && <span className="max-sm:hidden"> em {formatDay(hba1cOn)}</span>}
          </>
        )}
      </Fact>
      <Fact isTermShown term="Pressão arterial">
        {bloodPressure && <Figure>{bloodPressure}</Figure>}
      </Fact>
      <Fact isTermShown term="Alergias" unknown="Nenhuma informada">
        {allergies.length > 0 && (
          <ul className="inline">
            {allergies.map((allergy) => (
              <li key={allergy} className="inline not-last:after:content-[',_']">
                {allergy}
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </SectionCard>
  );
}
