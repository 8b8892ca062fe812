import { type Moment, seeMoment } from '@leveza/contract/moments.ts';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useCover } from '../../../lib/use-cover.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { MOMENT_SCENES } from '../../../ui/drawings/moment-scenes.ts';
import { SceneDrawing } from '../../../ui/drawings/SceneDrawing.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { momentWords } from '../moment-words.ts';
import { pictureOf } from '../picture.ts';

interface Props {
  moment: Moment;
  onClose: () => void;
}

/** A moment worth a drawing: one sentence, and a picture to share. Closing it is seeing it. */
export function MomentSheet({ moment, onClose }: Props) {
  const see = useCommand(seeMoment);
  const { isCovered } = useCover();
  const { title, sentence, shared, figure } = momentWords(moment, { isCovered });
  const scene = MOMENT_SCENES[moment.kind];
  const [hasFigure, setFigure] = useState(false);
  const [isDrawing, setDrawing] = useState(false);

  const close = () => {
    // Without a connection the moment is shown again another day, which harms nothing.
    see.mutateAsync({ body: { kind: moment.kind, subject: moment.subject } }).catch(() => undefined);
    onClose();
  };
  const share = async () => {
    setDrawing(true);
    try {
      const picture = await pictureOf({ scene, sentence: shared, figure: hasFigure ? figure : null });
      const outcome = picture && (await sharePicture(picture));
      if (outcome === 'saved') toast({ title: 'Imagem salva' });
      if (!outcome) toast({ title: 'Não foi possível criar a imagem', tone: 'critical' });
    } catch {
      toast({ title: 'Não foi possível compartilhar. Tente de novo.', tone: 'critical' });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <DialogFrame isOpen look="sheet" onClose={close}>
      <Dialog
        title={title}
        isOpen
        onClose={close}
        actions={
          <>
            <Button variant="secondary" icon={Share2} isPending={isDrawing} onPress={() => void share()}>
              Compartilhar
            </Button>
            <Button onPress={close}>Continuar</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <div className="grid place-items-center rounded-3xl bg-lead p-6 text-on-lead">
            <SceneDrawing scene={scene} isOnLead className="size-44" />
          </div>
          <p className="text-lg text-pretty">{sentence}</p>
          {figure && (
            <Switch
              label="Mostrar números na imagem"
              hint="Sem isso, a imagem leva só o desenho e uma frase."
              value={hasFigure}
              onChange={setFigure}
            />
          )}
        </div>
      </Dialog>
    </DialogFrame>
  );
}

/** Hands a picture to the device's own sharing, or to the downloads where it has none. */
async function sharePicture(picture: File): Promise<'shared' | 'saved'> {
  const files = [picture];
  if (!navigator.canShare?.({ files })) {
    saveFile(picture, picture.name);
    return 'saved';
  }
  try {
    await navigator.share({ files });
  } catch (cause) {
    // The patient closed the list of apps.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
  }
  return 'shared';
}
