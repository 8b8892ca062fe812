import { qrPath } from './qr-path.ts';

/** Black on white in both themes: many scanners read nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-2xl border border-line bg-white"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
