import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { toast } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { KitSection } from './KitSection.tsx';

export function OverlaySection() {
  const [isOpen, setOpen] = useState(false);
  const [isLongOpen, setLongOpen] = useState(false);
  const [isAsking, setAsking] = useState(true);
  const [note, setNote] = useState('');
  const close = () => {
    setOpen(false);
    setNote('');
  };
  return (
    <KitSection title="Diálogos, avisos, menus e abas">
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setOpen(true)}>Abrir diálogo</Button>
        <Button variant="secondary" onPress={() => setLongOpen(true)}>
          Diálogo longo
        </Button>
        <Button
          variant="secondary"
          onPress={() => toast({ title: 'Dose registrada', detail: 'Semaglutida 0,5 mg' })}
        >
          Aviso
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            toast({
              title: 'Registro excluído',
              undo: () => toast({ title: 'Registro de volta', tone: 'info' }),
            })
          }
        >
          Aviso com desfazer
        </Button>
        <Button
          variant="secondary"
          onPress={() => toast({ title: 'Não foi possível salvar', tone: 'critical' })}
        >
          Aviso de falha
        </Button>
        <Tooltip text="Aparece ao passar o mouse ou focar">
          <Button variant="quiet">Com dica</Button>
        </Tooltip>
        <Menu
          label="Mais ações"
          actions={[
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: () => toast({ title: 'Editar' }) },
            { id: 'download', label: 'Baixar', icon: Download, isDisabled: true },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true },
          ]}
        />
      </div>
      {isAsking ? (
        <ConfirmInline
          question="Excluir este registro?"
          detail="A dose volta para o estoque."
          confirmLabel="Excluir"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <Button variant="danger" className="w-fit" onPress={() => setAsking(true)}>
          Excluir
        </Button>
      )}
      <Tabs
        label="Períodos"
        tabs={[
          { id: 'week', label: 'Semana', content: <p>Sete dias.</p> },
          { id: 'month', label: 'Mês', content: <p>Trinta dias.</p> },
          {
            id: 'alerts',
            label: <>Alertas {<Badge status="critical">2</Badge>}</>,
            content: <p>Dois alertas.</p>,
          },
          { id: 'all', label: 'Todo o tratamento', content: <p>Desde o começo.</p> },
        ]}
      />
      <Dialog
        title="Registrar aplicação"
        description="A dose sai da caneta que está aberta."
        isOpen={isOpen}
        onClose={close}
        isDirty={note !== ''}
        actions={
          <>
            <Button variant="secondary" onPress={close}>
              Cancelar
            </Button>
            <Button onPress={close}>Registrar</Button>
          </>
        }
      >
        <TextField label="Observações" value={note} onChange={setNote} hint="Escreva algo e tente fechar." />
      </Dialog>
      <Dialog
        title="Um texto longo"
        size="lg"
        isOpen={isLongOpen}
        onClose={() => setLongOpen(false)}
        actions={<Button onPress={() => setLongOpen(false)}>Entendi</Button>}
      >
        <div className="grid gap-4">
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>
              {index + 1}. Guarde a caneta na geladeira, entre 2 °C e 8 °C, e proteja da luz. Depois de
              aberta, siga o prazo da bula.
            </p>
          ))}
        </div>
      </Dialog>
    </KitSection>
  );
}
