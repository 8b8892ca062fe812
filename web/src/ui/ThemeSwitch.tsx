import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useEarlyTheme } from '../lib/early-tap.ts';
import { type ThemeChoice, useTheme } from '../lib/theme.ts';

const CHOICES: { choice: ThemeChoice; label: string; Icon: typeof Sun }[] = [
  { choice: 'light', label: 'Claro', Icon: Sun },
  { choice: 'dark', label: 'Escuro', Icon: Moon },
  { choice: 'system', label: 'Do aparelho', Icon: Monitor },
];

/** Light, dark, or the device's own setting. Native radios, so public pages stay free of React Aria. */
export function ThemeSwitch() {
  const { choice: chosen, choose } = useTheme();
  const early = useEarlyTheme();
  const name = useId();
  return (
    <fieldset className="flex rounded-full border border-line bg-surface p-0.5">
      <legend className="sr-only">Tema</legend>
      {CHOICES.map(({ choice, label, Icon }) => (
        <label
          key={choice}
          title={label}
          className="grid size-11 cursor-pointer place-items-center rounded-full text-ink-faint transition-colors
            hover:text-ink has-checked:bg-sunken has-checked:text-ink has-focus-visible:outline-2
            has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            data-early={early}
            onChange={() => choose(choice)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4.5" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
