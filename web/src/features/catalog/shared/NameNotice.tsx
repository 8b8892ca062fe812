import { noticeOfName } from '@leveza/domain/catalog/name-notice.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';

interface Props {
  name: string;
  /** Ingredients and maker, as far as they are written down. */
  ingredients: string;
  /** Appears while the name is being typed. */
  isLive?: boolean;
}

/** Anvisa's notice about a prohibited or compounded product that is known by its name alone. */
export function NameNotice({ name, ingredients, isLive = false }: Props) {
  const notice = noticeOfName({ name, ingredients });
  if (!notice) return null;
  return (
    <Notice tone="info" isLive={isLive}>
      <p>{notice.text}</p>
      <Sources of={[notice]} />
    </Notice>
  );
}
