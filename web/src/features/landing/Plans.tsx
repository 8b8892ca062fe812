import { TIER_IDS } from '@leveza/domain/subscription/tiers.ts';
import { Opening } from './Opening.tsx';
import { PlanCard } from './PlanCard.tsx';
import { Section } from './Section.tsx';

export function Plans() {
  return (
    <Section
      name="planos"
      title="Planos"
      lead="São 14 dias com tudo aberto, sem cartão. Onde o Leveza não é vendido, tudo fica aberto. Doses, sinais de alerta e seus dados são livres, com ou sem plano."
      className="border-t border-line bg-surface"
    >
      <div className="border-b border-line">
        <Opening label="Ver os preços por mês">
          <ul className="grid gap-5 pt-2 pb-8 lg:grid-cols-3">
            {TIER_IDS.map((tier) => (
              <PlanCard key={tier} tier={tier} />
            ))}
          </ul>
        </Opening>
      </div>
    </Section>
  );
}
