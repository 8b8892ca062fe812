import { LEAF } from './drawings/leaf.ts';

/** The Leveza mark: a drop that is also a leaf. Beside the name it is decoration; alone it needs a `label`. */
export function LevezaMark({ className = 'size-8', label }: { className?: string; label?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      role="img"
      aria-hidden={label ? undefined : true}
      aria-label={label}
    >
      <path className="fill-brand" d={LEAF.back} />
      <path className="fill-leaf" d={LEAF.front} />
    </svg>
  );
}
