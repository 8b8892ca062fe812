import { FEATURE_IDS, featureOf, isAlwaysOpen, opens } from '@leveza/domain/subscription/features.ts';
import { TIER_IDS, TIERS } from '@leveza/domain/subscription/tiers.ts';
import { Check, Minus } from 'lucide-react';

const COLUMNS = [null, ...TIER_IDS] as const;

/** The features of each plan, beside those that stay open without any. */
export function Comparison() {
  return (
    <table aria-label="Comparação dos planos" className="w-full table-fixed text-left text-sm">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="w-2/5 py-2 pr-2 font-semibold">
            Recurso
          </th>
          {COLUMNS.map((tier) => (
            <th key={tier} scope="col" className="px-0.5 py-2 text-center text-xs font-semibold sm:text-sm">
              {tier === null ? 'Sem plano' : TIERS[tier].neutralName.replace('Leveza ', '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FEATURE_IDS.map((id) => (
          <tr key={id} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-3 font-normal">
              {featureOf(id).label}
              {!isAlwaysOpen(id) && <span className="block text-ink-soft">Para {featureOf(id).begins}</span>}
            </th>
            {COLUMNS.map((tier) => (
              <td key={tier} className="px-0.5 py-2 text-center">
                <Mark isOpen={opens(tier, id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ isOpen }: { isOpen: boolean }) {
  const Icon = isOpen ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={`mx-auto size-5 ${isOpen ? 'text-leaf-ink' : 'text-ink-faint'}`} />
      <span className="sr-only">{isOpen ? 'Sim' : 'Não'}</span>
    </>
  );
}
