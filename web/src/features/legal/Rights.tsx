import { Contact } from './Contact.tsx';
import { LegalSection } from './LegalSection.tsx';

export function Rights() {
  return (
    <LegalSection title="Seus direitos (LGPD, art. 18)">
      <ul>
        <li>Saber se tratamos seus dados e ter acesso a eles.</li>
        <li>Corrigir o que estiver incompleto, errado ou desatualizado.</li>
        <li>Exportar tudo em um formato aberto e levar para onde quiser.</li>
        <li>Revogar o consentimento, a qualquer momento.</li>
        <li>Excluir a conta e tudo o que há nela.</li>
        <li>Saber com quem houve compartilhamento e o que acontece se você não consentir.</li>
      </ul>
      <p>
        Tudo isso é sempre gratuito: escreva para <Contact />. Você também pode reclamar à ANPD.
      </p>
    </LegalSection>
  );
}
