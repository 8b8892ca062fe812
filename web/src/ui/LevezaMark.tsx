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
      <path
        className="fill-brand"
        d="M33.5 1.5C18 9 6.5 19 6.5 30.5c0 6.5 3.4 11.6 8.5 14.5C14 30 20 14 33.5 1.5Z"
      />
      <path
        className="fill-leaf"
        d="M33.5 1.5C24 15 18.5 30.5 19.2 46.6c1.3.3 2.7.4 4.1.4C34 47 41.5 39 41.5 28.5 41.5 19 37 11 33.5 1.5Z"
      />
    </svg>
  );
}
