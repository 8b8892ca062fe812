import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { NO_APPLICATIONS } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { KitSection } from './KitSection.tsx';

export function StateSection() {
  return (
    <KitSection title="Carregando, vazio, erro e recados">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SkeletonCard />
        <SkeletonList rows={2} />
        <EmptyState scene={NO_APPLICATIONS} action={<Button icon={Plus}>Registrar aplicação</Button>}>
          Nenhuma aplicação registrada. A primeira começa o seu histórico.
        </EmptyState>
        <ErrorState
          message="Não foi possível conectar ao servidor. Verifique sua conexão."
          onRetry={() => undefined}
        />
        <Notice tone="info" title="Sua caneta nova chegou?">
          Cadastre a caneta para acompanhar as doses que restam.
        </Notice>
        <Notice tone="ok">Tudo em dia: nenhuma dose pendente hoje.</Notice>
        <Notice tone="attention" title="Vence em breve">
          A caixa de Ômega 3 vence em 12 dias.
        </Notice>
        <Notice
          tone="critical"
          title="Procure ajuda médica"
          action={
            <Button variant="danger" size="sm">
              Ver o que fazer
            </Button>
          }
        >
          Dor forte na barriga que não passa pode ser sinal de pancreatite (inflamação do pâncreas).
        </Notice>
      </div>
    </KitSection>
  );
}
