import { Bell, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LevezaMark } from '../../ui/LevezaMark.tsx';
import { Link } from '../../ui/Link.tsx';
import { KitSection } from './KitSection.tsx';

const COLOURS = [
  ['Marca', 'bg-brand'],
  ['Folha', 'bg-leaf'],
  ['OK', 'bg-ok'],
  ['Baixo', 'bg-low'],
  ['Crítico', 'bg-critical'],
  ['Atenção', 'bg-attention'],
  ['Informação', 'bg-info'],
  ['Vazio', 'bg-empty'],
] as const;

export function FoundationSection() {
  return (
    <KitSection title="Marca, cores, texto e botões">
      <div className="flex flex-wrap items-end gap-6">
        <LevezaMark className="size-24" />
        <LevezaMark className="size-12" />
        <LevezaMark className="size-8" />
        <LevezaMark className="size-4" />
        <span className="flex items-center gap-2 text-2xl font-bold tracking-tight">
          <LevezaMark className="size-9" /> Leveza
        </span>
      </div>
      <ul className="grid grid-cols-4 gap-3 sm:grid-cols-8">
        {COLOURS.map(([name, look]) => (
          <li key={name} className="grid gap-1 text-sm text-ink-soft">
            <span className={`h-12 rounded-xl ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        <p className="text-3xl font-bold tracking-tight">O que eu faço agora?</p>
        <p className="text-lg font-semibold">Próxima dose amanhã, às 08:00</p>
        <p>Semaglutida 0,5 mg, no lado esquerdo do abdômen.</p>
        <p className="text-sm text-ink-soft">Última aplicação há 6 dias.</p>
        <p className="text-sm text-ink-faint tabular-nums">111,1 kg · 888,8 kg · R$ 1.234,50</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon={Plus}>Registrar dose</Button>
        <Button variant="secondary">Editar</Button>
        <Button variant="quiet">Agora não</Button>
        <Button variant="danger" icon={Trash2}>
          Excluir
        </Button>
        <Button isDisabled>Indisponível</Button>
        <Button isPending pendingLabel="Salvando...">
          Salvar
        </Button>
        <Link to="/ui" variant="secondary">
          Link como botão
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Pequeno</Button>
        <IconButton icon={Bell} aria-label="Avisos" hasTooltip />
        <IconButton icon={Pencil} aria-label="Editar" />
        <IconButton icon={Trash2} aria-label="Excluir" variant="danger" />
        <p>
          Um texto com <Link to="/ui">um link</Link> no meio.
        </p>
      </div>
    </KitSection>
  );
}
