import { Opening } from './Opening.tsx';
import { PLANS } from './plan-list.ts';
import { PlanCard } from './PlanCard.tsx';
import { Section } from './Section.tsx';

export function Plans() {
  return (
    <Section
      name="planos"
      title="Planos para depois"
      lead="Os planos ainda não estão à venda: hoje a conta é gratuita e nada é cobrado. Sinais de alerta, exportação e exclusão dos dados continuam gratuitos em qualquer plano, e sem nenhum."
      className="border-t border-line bg-surface"
    >
      <div className="border-b border-line">
        <Opening label="Ver os preços mensais previstos">
          <ul className="grid gap-5 pt-2 pb-8 lg:grid-cols-3">
            {PLANS.map((plan) => (
              <PlanCard key={plan.name} {...plan} />
            ))}
          </ul>
        </Opening>
      </div>
    </Section>
  );
}
