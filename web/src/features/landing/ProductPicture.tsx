interface Props {
  /** The file's name in public/pictures, without the theme: `hoje` is `hoje-light.webp` and `hoje-dark.webp`. */
  name: string;
  alt: string;
  width: number;
  height: number;
  isFirst?: boolean;
  className?: string;
}

const THEMES = [
  { theme: 'light', shown: 'dark:hidden' },
  { theme: 'dark', shown: 'hidden dark:block' },
] as const;

/**
 * A picture of the product itself, in the theme of the page. A lazy picture that is not displayed is never loaded, so
 * each visitor gets one of the two. Taken by scripts/landing-pictures.ts.
 */
export function ProductPicture({ name, alt, width, height, isFirst = false, className = '' }: Props) {
  return THEMES.map(({ theme, shown }) => (
    <img
      key={theme}
      src={`/pictures/${name}-${theme}.webp`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={`h-auto w-full ${shown} ${className}`}
    />
  ));
}
