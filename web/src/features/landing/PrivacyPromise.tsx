import { Link } from '@tanstack/react-router';
import { FileDown, LockKeyhole, MegaphoneOff, Undo2 } from 'lucide-react';
import { TEXT_LINK } from '../../ui/site/looks.ts';
import { Section } from './Section.tsx';

const PROMISES = [
  {
    icon: LockKeyhole,
    title: 'Só você vê',
    text: 'Os arquivos ficam cifrados, e a entrada pode pedir um código do seu celular.',
  },
  {
    icon: MegaphoneOff,
    title: 'Sem venda, sem anúncios',
    text: 'Nada é vendido ou usado para propaganda. A página não tem rastreadores.',
  },
  {
    icon: Undo2,
    title: 'Consentimento que volta atrás',
    text: 'Dados de saúde pedem o seu sim (LGPD, art. 11), e você o retira quando quiser.',
  },
  {
    icon: FileDown,
    title: 'Exportar e excluir, sempre grátis',
    text: 'Você baixa uma cópia de tudo ou apaga a conta inteira, sem pedir a ninguém.',
  },
];

export function PrivacyPromise() {
  return (
    <Section
      name="privacidade"
      title="Sua saúde é assunto seu"
      lead={
        <>
          Dados sensíveis tratados como tais, do jeito que a LGPD pede. Os detalhes, em palavras simples,
          estão na{' '}
          <Link to="/privacidade" className={TEXT_LINK}>
            página de privacidade
          </Link>
          .
        </>
      }
    >
      <ul className="grid gap-x-16 sm:grid-cols-2">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-3 sm:py-7">
            <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-6 shrink-0 text-leaf-ink" />
            <div>
              <h3 className="font-semibold tracking-tight sm:text-lg">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
