import { Contact } from './Contact.tsx';
import { LegalSection } from './LegalSection.tsx';

export function Rights() {
  return (
    <LegalSection title="Seus direitos (LGPD, art. 18)">
      <ul>
        <li>Saber se tratamos seus dados e ter acesso a eles.</li>
        <li>Corrigir o que estiver incompleto, errado ou desatualizado.</li>
        <li>
          <strong>Baixar tudo</strong> em formatos abertos (JSON, CSV e seus arquivos) e levar para onde
          quiser.
        </li>
        <li>
          <strong>Retirar um consentimento</strong>, a qualquer momento, e ver quando o deu e o retirou.
        </li>
        <li>
          <strong>Excluir a conta</strong> e tudo o que há nela, na hora.
        </li>
        <li>Saber com quem houve compartilhamento e o que acontece se você não consentir.</li>
      </ul>
      <p>
        Você faz isso no seu perfil, em <strong>Sua segurança e seus dados</strong>, sempre de graça. Se
        preferir, escreva para <Contact />. Você também pode reclamar à ANPD.
      </p>
    </LegalSection>
  );
}
