import { Button, type ButtonProps } from './Button.tsx';
import { toast } from './toast.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<{ error: Error | null }>;
  };
  /** They are there: the button may be gone, and the keyboard goes on at the first of them. */
  onShown?: () => void;
}

/** Loads the next page of a long list; a failed page is reported, and the rows already there stay. */
export function MoreButton({ pages, size, onShown }: Props) {
  if (!pages.hasNextPage) return null;
  const showMore = async () => {
    const { error } = await pages.fetchNextPage();
    if (error) toast({ title: error.message, tone: 'critical' });
    else onShown?.();
  };
  return (
    <Button
      variant="secondary"
      size={size}
      pendingLabel="Carregando..."
      isPending={pages.isFetchingNextPage}
      onPress={showMore}
      className="justify-self-center"
    >
      Ver mais
    </Button>
  );
}
