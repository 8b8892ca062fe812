import { listPhotos, type Photo } from '@leveza/contract/photos.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Link } from '../../../ui/Link.tsx';

interface Props {
  chosen: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
  onLeaveOut: () => void;
}

const PLACES = ['Esquerda', 'Direita'] as const;

/** The days of two photos; the same one is not offered twice. */
export function PhotoPair({ chosen, onChange, onLeaveOut }: Props) {
  const query = useQuery(read(listPhotos, {}));
  const [ids, setIds] = useState(chosen.map(({ id }) => id));
  if (query.isLoadingError) return <ErrorState query={query} />;
  const photos = query.data?.data;
  if (!photos) return <p className="text-sm text-ink-soft">Buscando suas fotos...</p>;
  if (photos.length < 2)
    return (
      <p className="text-pretty">
        São precisas duas fotos.{' '}
        <Link to="/measurements" search={{ photos: '1' }}>
          Guardar fotos de progresso
        </Link>
      </p>
    );
  const choose = (place: number, id: string) => {
    const next = PLACES.map((_, each) => (each === place ? id : (ids[each] ?? '')));
    setIds(next);
    onChange(next.flatMap((wanted) => photos.find(({ id: known }) => known === wanted) ?? []));
  };
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        {PLACES.map((label, place) => (
          <Select
            key={label}
            label={label}
            options={photos
              .filter(({ id }) => id !== ids[1 - place])
              .map(({ id, takenOn }) => ({ value: id, label: formatDay(takenOn) }))}
            value={ids[place] || null}
            onChange={(id) => choose(place, id)}
          />
        ))}
      </div>
      <Button variant="quiet" onPress={onLeaveOut}>
        Deixar sem fotos
      </Button>
    </div>
  );
}
