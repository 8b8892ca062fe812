import { useState } from 'react';

const SIZE = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-16 text-2xl' } as const;

interface Props {
  name: string;
  src?: string | null;
  size?: keyof typeof SIZE;
  /** Beside the written name it says nothing new to a screen reader. */
  isDecorative?: boolean;
}

/** A person's picture, or the first letter of the name. */
export function Avatar({ name, src, size = 'md', isDecorative = false }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const shape = `${SIZE[size]} shrink-0 rounded-full`;
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt={isDecorative ? '' : name}
        onError={() => setFailed(src)}
        className={`${shape} bg-sunken object-cover`}
      />
    );
  }
  return (
    <span
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
      aria-hidden={isDecorative || undefined}
      className={`${shape} grid place-items-center bg-brand-soft font-semibold text-brand-ink select-none`}
    >
      {firstLetter(name)}
    </span>
  );
}

function firstLetter(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? '?' : String.fromCodePoint(first).toLocaleUpperCase('pt-BR');
}
