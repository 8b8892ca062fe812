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

/** What every plan promises, the comparison, and questions. Where nothing is sold, the questions say whom they are for. */
export function About({ isSold }: { isSold: boolean }) {
  return (
    <>
      <section aria-label="Em todos os planos" className="grid gap-4 sm:grid-cols-3">
        {HIGHLIGHTS.map(([title, sentence]) => (
          <div key={title}>
            <h2 className="font-semibold">{title}</h2>
            <p className="text-sm text-pretty text-ink-soft">{sentence}</p>
          </div>
        ))}
      </section>
      <Fold label="Comparar os planos">
        <Comparison />
      </Fold>
      <section aria-label="Perguntas frequentes" className="grid gap-3">
        <h2 className="text-lg font-semibold">Perguntas frequentes</h2>
        {!isSold && (
          <p className="text-ink-soft">
            Valem onde os planos são vendidos. Neste servidor nada é cobrado e tudo está aberto.
          </p>
        )}
        <FoldGroup>
          {QUESTIONS.map(({ question, answer }) => (
            <Fold key={question} label={question}>
              <p className="text-pretty">{answer}</p>
            </Fold>
          ))}
        </FoldGroup>
      </section>
    </>
  );
}
