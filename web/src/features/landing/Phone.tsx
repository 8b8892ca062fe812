import { ProductPicture } from './ProductPicture.tsx';

interface Props {
  picture: string;
  alt: string;
  isFirst?: boolean;
  className?: string;
}

/** A screen of the product as it is on a phone. */
export function Phone({ picture, alt, isFirst, className = '' }: Props) {
  return (
    <div
      className={`rounded-[2.75rem] border border-line bg-raised p-2 shadow-xl shadow-black/5 ${className}`}
    >
      <div className="overflow-hidden rounded-[2.2rem] border border-line">
        <ProductPicture name={picture} alt={alt} width={390} height={844} isFirst={isFirst} />
      </div>
    </div>
  );
}
