import { Check } from 'lucide-react';
import { PLANS } from './plan-list.ts';
import { Section } from './Section.tsx';

export function Plans() {
  return (
    <Section
      name="planos"
      title="Planos para depois"
      lead="Os planos ainda não estão à venda: hoje a conta é gratuita e nada é cobrado. Estes são os preços mensais previstos."
      className="border-t border-line bg-surface"
    >
      <ul className="grid gap-5 lg:grid-cols-3">
        {PLANS.map(({ name, price, forWhom, badge, includes }) => (
          <li
            key={name}
            className={`grid content-start gap-6 rounded-3xl border bg-surface p-7 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid ${
              badge === 'Mais Popular' ? 'border-brand' : 'border-line'
            }`}
          >
            <div className="grid content-start gap-1">
              <p className="mb-2 flex h-7 items-center text-sm font-semibold text-brand-ink max-lg:empty:hidden">
                {badge && <span className="rounded-full bg-brand-soft px-3 py-1">{badge}</span>}
              </p>
              <h3 className="text-xl font-semibold tracking-tight">{name}</h3>
              <p className="text-ink-soft">{forWhom}</p>
            </div>
            <p className="flex items-baseline gap-1.5">
              <span className="text-4xl font-bold tracking-tight tabular-nums">R$ {price}</span>
              <span className="text-ink-soft">por mês</span>
            </p>
            <ul className="grid gap-2.5 border-t border-line pt-6">
              {includes.map((item) => (
                <li key={item} className="flex gap-3">
                  <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="max-w-3xl text-lg text-pretty text-ink-soft">
        Em qualquer plano, e sem plano nenhum, continuam gratuitos os sinais de alerta, a exportação e a
        exclusão dos seus dados.
      </p>
    </Section>
  );
}
