import { Link } from '@tanstack/react-router';
import { FileDown, LockKeyhole, MegaphoneOff, Undo2 } from 'lucide-react';
import { TEXT_LINK } from '../../ui/site/looks.ts';
import { Section } from './Section.tsx';

const PROMISES = [
  {
    icon: LockKeyhole,
    title: 'Só você vê',
    text: 'Cada registro pertence à sua conta e os arquivos são guardados cifrados. A entrada pode pedir também um código do seu celular.',
  },
  {
    icon: MegaphoneOff,
    title: 'Sem venda, sem anúncios',
    text: 'Seus dados não são vendidos, trocados nem usados para propaganda. A página não tem rastreadores.',
  },
  {
    icon: Undo2,
    title: 'Consentimento que volta atrás',
    text: 'Dados de saúde pedem o seu sim (LGPD, art. 11), separado por finalidade. No perfil, você retira cada um quando quiser.',
  },
  {
    icon: FileDown,
    title: 'Exportar e excluir, sempre grátis',
    text: 'No seu perfil, você baixa uma cópia de tudo ou apaga a conta inteira, sem pedir a ninguém.',
  },
];

export function PrivacyPromise() {
  return (
    <Section
      name="privacidade"
      title="Sua saúde é assunto seu"
      lead="O Leveza guarda dados sensíveis e os trata como tais, do jeito que a Lei Geral de Proteção de Dados pede."
    >
      <ul className="grid gap-x-16 sm:grid-cols-2">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-5 border-t border-line py-7">
            <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-7 shrink-0 text-leaf-ink" />
            <div className="grid gap-1">
              <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="-mt-4 text-lg text-ink-soft">
        Os detalhes, em palavras simples, estão na{' '}
        <Link to="/privacidade" className={TEXT_LINK}>
          página de privacidade
        </Link>
        .
      </p>
    </Section>
  );
}
