import { Info, Pill, Syringe } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FactLine } from '../../ui/FactLine.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Lead } from '../../ui/Lead.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { Ring } from '../../ui/Ring.tsx';
import { Row } from '../../ui/Row.tsx';
import { KitSection } from './KitSection.tsx';

const FACTS = [
  { label: 'em uso', value: 1 },
  { label: 'lacradas', value: 11 },
];

/** The order of every screen: one lead with its action, rows, and all else in one line. */
export function PatternSection() {
  return (
    <KitSection title="Página">
      <Lead
        title="Próxima dose"
        figure="Terça-feira"
        detail="Ozempic 1 mg · coxa esquerda"
        drawing={
          <Ring share={5 / 7} label="Faltam 2 dias">
            <span className="text-2xl font-bold">2</span>
            <span className="mt-1 text-sm">dias</span>
          </Ring>
        }
        actions={
          <>
            <Button variant="lead" icon={Syringe}>
              Registrar aplicação
            </Button>
            <Button variant="lead-quiet">Pular</Button>
          </>
        }
      />
      <FactLine facts={FACTS} />
      <RecordList label="Caixas">
        <Row
          icon={Pill}
          title="Glifage XR 500 mg"
          detail="35 de 90 · dura até 19/12"
          state={<Badge status="low">Baixo</Badge>}
        />
        <Row icon={Pill} title="Vitamina D" detail="12 de 60" action={<Button size="sm">Tomar</Button>} />
      </RecordList>
      <Fold icon={Info} label="1 aviso sobre seus remédios">
        <p className="text-sm text-ink-soft">O texto do aviso.</p>
      </Fold>
    </KitSection>
  );
}
