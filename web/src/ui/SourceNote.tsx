interface Props {
  source: string;
  isVerified: boolean;
}

/** Who says so, in small print; what nobody checked says that too. */
export function SourceNote({ source, isVerified }: Props) {
  return (
    <p className="text-xs text-pretty wrap-anywhere text-ink-soft">
      {`Fonte: ${source}`}
      {!isVerified && ' (não verificado)'}
    </p>
  );
}
