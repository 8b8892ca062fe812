import { TEXT_LINK } from '../../ui/site/looks.ts';

const ADDRESS = 'privacidade@leveza.example';

export function Contact() {
  return (
    <a href={`mailto:${ADDRESS}`} className={`${TEXT_LINK} wrap-anywhere`}>
      {ADDRESS}
    </a>
  );
}
