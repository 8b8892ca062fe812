import { CalendarClock, Clock, Pill, Scale, Snowflake, Syringe, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { StatGrid } from '../../ui/StatGrid.tsx';
import { KitSection } from './KitSection.tsx';

export function StatusSection() {
  const [isOn, setOn] = useState(true);
  const [isTagShown, setTagShown] = useState(true);
  return (
    <KitSection title="Estado, números e cartões">
      <div className="flex flex-wrap gap-2">
        <Badge status="ok">OK</Badge>
        <Badge status="low">Baixo</Badge>
        <Badge status="critical">Crítico</Badge>
        <Badge status="attention" icon={TriangleAlert}>
          Atenção
        </Badge>
        <Badge status="info">Novo</Badge>
        <Badge status="empty">Vazio</Badge>
        <Badge status="neutral" icon={Clock}>
          Agendado
        </Badge>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip icon={Snowflake}>Geladeira</Chip>
        <Chip isSelected={isOn} onChange={setOn}>
          Vence em breve
        </Chip>
        <Chip isSelected={!isOn} onChange={(on) => setOn(!on)}>
          Estoque baixo
        </Chip>
        {isTagShown && (
          <Chip onRemove={() => setTagShown(false)} removeLabel="Remover Náusea">
            Náusea
          </Chip>
        )}
        <Avatar name="Ana Souza" size="sm" />
        <Avatar name="Érico Lima" />
        <Avatar name="Bia" size="lg" src="/icon-192.png" />
        <Avatar name="Caio" src="/nao-existe.png" />
      </div>
      <StatGrid label="Resumo de hoje">
        <Stat label="Próxima dose" value="08:00" detail="Amanhã" icon={CalendarClock} />
        <Stat label="Perda total" value="8,5 kg" detail="Desde 12/05/2026" icon={Scale} tone="leaf" />
        <Stat label="Aplicações" value="14" detail="2 neste mês" icon={Syringe} />
        <Stat label="Estoque crítico" value="1" detail="Vitamina D" icon={Pill} tone="critical" />
      </StatGrid>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Card
          title="Vitamina D3 2.000 UI"
          subtitle="1x ao dia"
          as="article"
          headingLevel={3}
          corner={
            <>
              <Badge status="ok">OK</Badge>
              <Menu label="Mais ações" actions={[{ id: 'edit', label: 'Editar' }]} />
            </>
          }
        >
          <ProgressBar
            kind="level"
            level="ok"
            label="Restam"
            value={22}
            max={30}
            valueText="22 de 30 cápsulas"
          />
          <p className="text-sm text-ink-soft">Vence em 03/08/2027</p>
        </Card>
        <Card
          title="Ômega 3"
          subtitle="2x ao dia"
          as="article"
          headingLevel={3}
          corner={<Badge status="low">Baixo</Badge>}
        >
          <ProgressBar
            kind="level"
            level="low"
            label="Restam"
            value={16}
            max={60}
            valueText="16 de 60 cápsulas"
          />
        </Card>
        <Card
          title="Magnésio"
          as="article"
          headingLevel={3}
          corner={<Badge status="critical">Crítico</Badge>}
        >
          <ProgressBar
            kind="level"
            level="critical"
            label="Restam"
            value={2}
            max={30}
            valueText="2 de 30 comprimidos"
          />
          <ProgressBar label="Enviando exame.pdf" value={64} />
          <ProgressBar label="Lendo o exame" value={null} />
        </Card>
      </div>
    </KitSection>
  );
}
