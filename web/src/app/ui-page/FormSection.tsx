import { Check, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { FormChoices } from './FormChoices.tsx';
import { FormExample } from './FormExample.tsx';
import { FormInputs } from './FormInputs.tsx';
import { KitSection } from './KitSection.tsx';

const ignore = () => {};

/** Every form control in every state, and one form made of them. */
export function FormSection() {
  return (
    <KitSection title="Formulários">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card title="Botões" className="lg:col-span-2">
          <div className="flex flex-wrap gap-3">
            <Button icon={Check}>Salvar</Button>
            <Button variant="secondary">Cancelar</Button>
            <Button variant="quiet">Agora não</Button>
            <Button variant="danger" icon={Trash2}>
              Excluir
            </Button>
            <Button isPending pendingLabel="Salvando...">
              Salvar
            </Button>
            <Button isDisabled>Salvar</Button>
            <Link to="/ui" variant="secondary">
              Link como botão
            </Link>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button size="sm">Tomar</Button>
            <Button size="sm" variant="secondary">
              Pular
            </Button>
            <Button size="sm" variant="quiet">
              Ver mais
            </Button>
            <IconButton icon={Trash2} aria-label="Excluir" hasTooltip onPress={ignore} />
            <IconButton icon={Trash2} aria-label="Excluir caneta" variant="danger" onPress={ignore} />
            <span>
              Leia a <Link to="/ui">política de privacidade</Link>.
            </span>
          </div>
        </Card>
        <FormInputs />
        <FormChoices />
        <FormExample />
      </div>
    </KitSection>
  );
}
