import { Link } from '@tanstack/react-router';
import { TEXT_LINK } from '../../ui/site/looks.ts';
import { Contact } from './Contact.tsx';
import { LegalPage } from './LegalPage.tsx';
import { LegalSection } from './LegalSection.tsx';

export function TermsPage() {
  return (
    <LegalPage
      title="Termos de uso"
      lead="O que o Leveza faz, o que não faz e o que cabe a você. Em palavras simples."
    >
      <LegalSection title="O que é o Leveza">
        <p>
          O Leveza é um aplicativo web para quem usa medicamentos GLP-1. Ele guarda o que você comprou e usou,
          as aplicações, o peso e as medidas, os sintomas, as refeições e os exames, e mostra tudo de forma
          organizada.
        </p>
      </LegalSection>
      <LegalSection title="Não é orientação médica">
        <p>
          <strong>O Leveza registra e explica; não prescreve.</strong> Nada aqui é diagnóstico, receita ou
          indicação de dose. Não comece, mude nem pare um tratamento por causa do que leu no app: fale com sua
          equipe de saúde.
        </p>
        <p>
          Ninguém acompanha seus registros em tempo real. <strong>Em uma emergência, ligue 192 (SAMU)</strong>{' '}
          ou vá ao pronto-socorro mais próximo.
        </p>
      </LegalSection>
      <LegalSection title="Sua conta">
        <ul>
          <li>Você precisa ter pelo menos 16 anos e usar dados verdadeiros.</li>
          <li>
            A conta é pessoal. Guarde sua senha e, se puder, ligue a verificação em duas etapas. Se achar que
            alguém entrou no seu lugar, encerre as sessões no perfil e troque a senha.
          </li>
          <li>O que você registra é seu. Confira o que digita: contas e gráficos partem daí.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Uso correto">
        <p>
          Não tente acessar dados de outras pessoas, atrapalhar o serviço nem usá-lo para vender ou divulgar
          medicamentos. Quem fizer isso pode ter a conta encerrada.
        </p>
      </LegalSection>
      <LegalSection title="Demonstração">
        <p>
          A conta de demonstração traz dados de exemplo, é só sua e é apagada em 24 horas com tudo o que
          houver nela. Não a use para registros de verdade.
        </p>
      </LegalSection>
      <LegalSection title="Preço">
        <p>
          Onde o Leveza não é vendido, tudo fica aberto. Onde é um serviço pago, são 14 dias com tudo aberto,
          sem cartão, e nada é cobrado sem o seu aceite. Depois, só o que começa algo novo pede um plano. O
          que você já registra, os sinais de alerta, a exportação e a exclusão dos seus dados são sempre
          livres.
        </p>
        <p>
          A assinatura renova sozinha até você cancelar, o que se faz na tela Assinatura e vale no fim do
          período pago. Em até 7 dias da compra você pode desistir e receber tudo de volta (Código de Defesa
          do Consumidor, art. 49). Se um pagamento falhar, nada se fecha por 7 dias. Uma mudança de preço é
          avisada por e-mail pelo menos 30 dias antes.
        </p>
      </LegalSection>
      <LegalSection title="Disponibilidade e mudanças">
        <p>
          Cuidamos para que o que foi salvo não se perca, mas um serviço pela internet pode ficar fora do ar.
          Não dependa só dele para lembrar de uma dose. Se estes termos mudarem, a versão e a data no alto
          mudam e o app avisa.
        </p>
      </LegalSection>
      <LegalSection title="Sair e falar conosco">
        <p>
          Você pode baixar seus dados e excluir a conta no seu perfil, quando quiser. Estes termos seguem as
          leis do Brasil, e vale o foro da sua cidade. Como tratamos seus dados está na{' '}
          <Link to="/privacidade" className={TEXT_LINK}>
            página de privacidade
          </Link>
          . Dúvidas: <Contact />.
        </p>
      </LegalSection>
    </LegalPage>
  );
}
