import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { othersOf } from './exam-input.ts';
import { own } from './upload-steps.ts';
import type { Upload } from './use-upload.ts';

/** A report in another name: values of a relative among one's own would mislead for years. */
export function OwnerQuestion({ upload }: { upload: Upload }) {
  const { state, step, setFiles } = upload;
  return othersOf(state, state.items).map(({ id, file, reading }) => (
    <Notice
      key={id}
      tone="attention"
      title={`Este laudo está em nome de ${reading!.otherName}`}
      isLive
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => step(own(id))}>
            O laudo é meu
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onPress={() => setFiles(state.items.map((item) => item.file).filter((each) => each !== file))}
          >
            Tirar este arquivo
          </Button>
        </div>
      }
    >
      Os exames guardados aqui são os seus. Confira o nome em {file.name} antes de continuar.
    </Notice>
  ));
}
