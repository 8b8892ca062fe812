export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'lead' | 'lead-quiet';
  size?: 'md' | 'sm';
  isFullWidth?: boolean;
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-xl border text-center leading-tight font-semibold no-underline select-none ' +
  'transition-colors duration-150 data-disabled:cursor-not-allowed data-disabled:opacity-50 data-pending:cursor-progress';

const VARIANTS = {
  primary:
    'border-transparent bg-brand text-on-brand data-hovered:bg-brand-strong data-pressed:bg-brand-strong data-pressed:opacity-90',
  secondary:
    'border-line-strong bg-surface text-ink data-hovered:bg-sunken data-pressed:border-ink-faint data-pressed:bg-sunken',
  quiet:
    'border-transparent bg-transparent text-brand-ink data-hovered:bg-brand-soft data-pressed:bg-brand-soft data-pressed:opacity-80',
  danger:
    'border-critical bg-critical-soft text-critical-ink data-hovered:border-critical-ink data-pressed:border-critical-ink data-pressed:opacity-80',
  // On the coloured surface that leads a screen.
  lead: 'border-transparent bg-on-lead text-lead data-hovered:bg-on-lead-soft data-pressed:bg-on-lead-soft',
  'lead-quiet':
    'border-on-lead-soft/60 bg-transparent text-on-lead data-hovered:border-on-lead data-pressed:border-on-lead data-pressed:opacity-80',
} as const;

const SIZES = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-9 px-3.5 py-1.5 text-sm pointer-coarse:min-h-11',
} as const;

/** The looks a button and a link that leads somewhere as one action share. */
export function buttonLook({ variant = 'primary', size = 'md', isFullWidth = false }: ButtonLook): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${isFullWidth ? 'w-full' : ''}`;
}
