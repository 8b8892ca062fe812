import { Fold } from '../../ui/Fold.tsx';
import { FoldGroup } from '../../ui/FoldGroup.tsx';
import { Comparison } from './plans/Comparison.tsx';
import { QUESTIONS } from './questions.ts';

const HIGHLIGHTS = [
  [
    'Segurança sem plano',
    'Sinais de alerta, doses, canetas e estoque ficam abertos sempre, com ou sem plano.',
  ],
  ['Seus dados são seus', 'Exportar e excluir tudo é livre. Mudar de plano ou sair não apaga nada.'],
  ['Sem surpresa', 'Cancele quando quiser. Em até 7 dias da compra, o valor volta inteiro.'],
] as const;

/**
 * The promises of every plan, the comparison, and questions. Where nothing is sold, the questions say whom they are
 * for.
 */
export function About({ isSold }: { isSold: boolean }) {
  return (
    <FoldGroup>
      <Fold label="Em todos os planos">
        <Sentences of={HIGHLIGHTS} />
      </Fold>
      <Fold label="Comparar os planos">
        <Comparison />
      </Fold>
      <Fold label="Perguntas frequentes">
        {!isSold && <p className="mb-4">Valem onde os planos são vendidos. Aqui nada é cobrado.</p>}
        <Sentences of={QUESTIONS} />
      </Fold>
    </FoldGroup>
  );
}

function Sentences({ of: sentences }: { of: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-4 text-pretty">
      {sentences.map(([title, sentence]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-soft">{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}
