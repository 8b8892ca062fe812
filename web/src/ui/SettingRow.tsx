import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Switch } from './form/Switch.tsx';
import { Row } from './Row.tsx';
import { cardFocusId } from './use-card-focus.ts';

interface Props {
  /** Where the focus comes back to when its dialog closes. */
  id: string;
  icon: LucideIcon;
  title: string;
  detail: ReactNode;
  /** Absent where there is nothing to switch on or off. */
  toggle?: { isOn: boolean; onChange: (isOn: boolean) => void };
  onEdit: () => void;
}

/** A setting as a row: on or off at once, everything else behind 'Editar'. */
export function SettingRow({ id, icon, title, detail, toggle, onEdit }: Props) {
  return (
    <Row
      icon={icon}
      title={title}
      detail={<span className="wrap-anywhere">{detail}</span>}
      action={
        <div className="flex items-center gap-1">
          {toggle && <Switch label={title} isLabelHidden value={toggle.isOn} onChange={toggle.onChange} />}
          <Button
            id={cardFocusId(id)}
            variant="quiet"
            size="sm"
            aria-label={`Editar ${title}`}
            aria-haspopup="dialog"
            onPress={onEdit}
          >
            Editar
          </Button>
        </div>
      }
    />
  );
}
