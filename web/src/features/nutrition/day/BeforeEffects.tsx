import { readFoodsBeforeEffects } from '@leveza/contract/nutrition/day.ts';
import { useQuery } from '@tanstack/react-query';
import { Activity } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { Fold } from '../../../ui/Fold.tsx';

const query = read(readFoodsBeforeEffects, {});

/** Foods that came before strong effects, as counts. */
export function BeforeEffects() {
  const { data } = useQuery(query);
  if (!data || data.data.foods.length === 0) return null;
  const { foods, hours, days, strongEffects } = data.data;
  return (
    <Fold icon={Activity} label="Antes dos efeitos fortes">
      <div className="grid gap-3 text-pretty">
        <p className="text-sm text-ink-soft">
          Contagem, não causa: o que você comeu até {hours} horas antes de{' '}
          {strongEffects === 1 ? '1 efeito forte' : `${strongEffects} efeitos fortes`} nos últimos {days}{' '}
          dias.
        </p>
        <ul className="grid gap-1 tabular-nums">
          {foods.map(({ name, before, eaten }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0 text-ink-soft">
                {`antes de ${before} ${before === 1 ? 'efeito' : 'efeitos'} · comido ${eaten} ${eaten === 1 ? 'vez' : 'vezes'}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}
