import { Button, type ButtonProps } from './Button.tsx';
import { toast } from './toast.ts';

interface Props extends Pick<ButtonProps, 'children' | 'size'> {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<{ isError: boolean; error: Error | null }>;
  };
}

/** Loads the next page of a long list; a failed page is reported, and the rows already there stay. */
export function MoreButton({ pages, children, ...look }: Props) {
  if (!pages.hasNextPage) return null;
  const showMore = async () => {
    const { isError, error } = await pages.fetchNextPage();
    if (isError && error) toast({ title: error.message, tone: 'critical' });
  };
  return (
    <Button
      variant="secondary"
      {...look}
      pendingLabel="Carregando..."
      isPending={pages.isFetchingNextPage}
      onPress={showMore}
      className="justify-self-center"
    >
      {children}
    </Button>
  );
}
