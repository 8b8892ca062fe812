interface Props {
  source: string;
  isVerified: boolean;
}

/** Names the source in small print, and says if it was not checked. */
export function SourceNote({ source, isVerified }: Props) {
  return (
    <p className="text-xs text-pretty wrap-anywhere text-ink-soft">
      {`Fonte: ${source}`}
      {!isVerified && ' (não verificado)'}
    </p>
  );
}
