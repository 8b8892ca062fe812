import { Link } from '@tanstack/react-router';
import { TEXT_LINK } from '../../ui/site/looks.ts';
import { Contact } from './Contact.tsx';
import { LegalPage } from './LegalPage.tsx';
import { LegalSection } from './LegalSection.tsx';
import { Rights } from './Rights.tsx';

export function PrivacyPage() {
  return (
    <LegalPage
      title="Política de privacidade"
      lead="Quais dados o Leveza guarda, por quê, por quanto tempo e como você os leva embora ou apaga."
    >
      <LegalSection title="Quem somos">
        <p>
          O Leveza é o controlador dos dados que você registra aqui, nos termos da Lei Geral de Proteção de
          Dados (LGPD, Lei 13.709/2018). Para qualquer assunto de privacidade, escreva para <Contact />.
        </p>
      </LegalSection>
      <LegalSection title="O que guardamos">
        <ul>
          <li>
            <strong>Cadastro:</strong> nome, e-mail, telefone, data de nascimento, sexo e senha. Da senha fica
            só um resumo do qual não dá para voltar a ela.
          </li>
          <li>
            <strong>Saúde:</strong> altura, peso e medidas, medicamentos, doses e aplicações, sintomas,
            refeições, exames e o que mais você decidir registrar.
          </li>
          <li>
            <strong>Segurança:</strong> um registro de entradas na conta, downloads e mudanças de segurança,
            com a hora e o tipo de aparelho. Ele fica 12 meses, só você o vê e não guarda o endereço de rede.
            Esse endereço serve só para barrar abusos: fica embaralhado e é esquecido em poucas horas.
          </li>
        </ul>
        <p>
          Não há rastreadores, anúncios nem arquivos de outros sites. Os cookies servem só para manter você
          conectado.
        </p>
      </LegalSection>
      <LegalSection title="Por que, e com que base">
        <ul>
          <li>
            <strong>Dados de saúde:</strong> para fazer o app funcionar para você, com o seu consentimento
            específico e destacado (LGPD, art. 11, I). Ele é pedido no cadastro e fica registrado com versão e
            hora. Você pode retirá-lo no perfil; sem ele, não há como manter a conta.
          </li>
          <li>
            <strong>Cadastro:</strong> para prestar o serviço que você pediu (art. 7º, V).
          </li>
          <li>
            <strong>Segurança:</strong> para proteger sua conta de fraude (art. 7º, IX).
          </li>
        </ul>
        <p>
          Mensagens, recursos de IA e compartilhamento são finalidades à parte: cada uma pede o seu próprio
          consentimento, e o app funciona sem elas.
        </p>
      </LegalSection>
      <LegalSection title="Com quem compartilhamos">
        <p>
          <strong>Com ninguém.</strong> Não vendemos, não trocamos e não entregamos seus dados a terceiros.
          Eles só saem daqui quando você exporta ou compartilha, quando você consente com um recurso que
          precise disso, ou por ordem da Justiça.
        </p>
        <p>
          Se você assinar um plano, o serviço de pagamento (Stripe) recebe seu e-mail, o valor e um número do
          pedido; nada lá fala da sua saúde, nem o nome na fatura. O cartão é digitado na página dele e nunca
          passa pelo Leveza. Aqui ficam o plano, as datas e os números do pedido. Ao excluir a conta, a
          assinatura termina; o recibo fica com o serviço de pagamento pelo prazo da lei.
        </p>
      </LegalSection>
      <LegalSection title="Por quanto tempo">
        <p>
          Enquanto a conta existir. Quando você a exclui, todos os registros e arquivos são apagados na hora;
          cópias de segurança seguem o mesmo caminho quando vencem. Contas de demonstração somem em 24 horas.
        </p>
        <p>
          Se alguém que você convidou pediu para não receber avisos, esse pedido vale também depois: fica só
          um código cifrado do contato, que não mostra o endereço dele, o seu, nem nada da sua saúde.
        </p>
      </LegalSection>
      <LegalSection title="Como protegemos">
        <p>
          Cada registro só é lido pela conta dona dele. A senha é guardada de um jeito que ninguém consegue
          ler, os arquivos que você envia são cifrados, e as sessões expiram. No perfil, você pode ligar a
          verificação em duas etapas, ver onde a conta está aberta e encerrar sessões. Se houver um incidente
          que traga risco a você, avisaremos você e a Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </LegalSection>
      <Rights />
      <LegalSection title="Não é orientação médica">
        <p>
          O Leveza registra e explica; não prescreve e não substitui a consulta. Em uma emergência, ligue 192
          (SAMU). As demais regras estão nos{' '}
          <Link to="/termos" className={TEXT_LINK}>
            termos de uso
          </Link>
          .
        </p>
      </LegalSection>
    </LegalPage>
  );
}
