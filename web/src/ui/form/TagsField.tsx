import { Plus, X } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import { rootProps, type FieldProps } from './field.ts';
import { FieldShell } from './FieldShell.tsx';
import { BOX_BUTTON_LOOK, INPUT_LOOK } from './input-look.ts';
import { InputBox } from './InputBox.tsx';
import { addTags } from './tags.ts';

export interface TagsFieldProps extends FieldProps {
  value: readonly string[] | null | undefined;
  onChange: (tags: string[]) => void;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

const TAG =
  'flex max-w-full items-center rounded-lg bg-brand-soft py-0.5 pl-2.5 text-brand-ink pointer-coarse:py-1';
const REMOVE =
  'relative grid size-8 shrink-0 cursor-pointer place-items-center rounded-lg data-hovered:bg-surface data-pressed:bg-surface ' +
  // The finger's target reaches 44 px without making the tag as tall.
  "after:absolute after:-inset-1.5 after:content-['']";

/** A list of words: Enter, a comma or the button adds, Backspace on an empty text takes the last one back. */
export function TagsField({ ref, ...props }: TagsFieldProps) {
  const tags = props.value ?? [];
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');

  function add(typed: string) {
    setText('');
    const added = addTags(tags, typed);
    setNotice(added.repeated.length > 0 ? `${added.repeated.join(', ')} já está na lista.` : '');
    if (added.tags.length > tags.length) props.onChange(added.tags);
  }

  function remove(index: number) {
    setNotice(`${tags[index]} removido.`);
    props.onChange(tags.filter((_, other) => other !== index));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && text.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && tags.length > 0) remove(tags.length - 1);
  }

  return (
    <TextField
      {...rootProps(props)}
      value={text}
      onChange={(typed) => (typed.includes(',') ? add(typed) : setText(typed))}
      onBlur={() => {
        // A word left in the field would be lost when the form is sent.
        if (text.trim() !== '') add(text);
        props.onBlur?.();
      }}
    >
      <FieldShell {...props}>
        <InputBox className="flex-wrap gap-y-1">
          {tags.length > 0 && (
            <ul aria-label={props.label} className="flex max-w-full flex-wrap gap-1.5 pt-1.5 pl-1.5">
              {tags.map((tag, index) => (
                <li key={tag} className={TAG}>
                  <span className="truncate">{tag}</span>
                  <Button
                    aria-label={`Remover ${tag}`}
                    isDisabled={props.isDisabled}
                    onPress={() => remove(index)}
                    className={REMOVE}
                  >
                    <X aria-hidden className="size-4" />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <span className="flex min-w-36 flex-1">
            <Input
              ref={ref}
              placeholder={props.placeholder}
              enterKeyHint="enter"
              onKeyDown={onKeyDown}
              className={INPUT_LOOK}
            />
            <Button
              aria-label="Adicionar"
              isDisabled={props.isDisabled || text.trim() === ''}
              onPress={() => add(text)}
              className={BOX_BUTTON_LOOK}
            >
              <Plus aria-hidden className="size-5" />
            </Button>
          </span>
        </InputBox>
        <output className="text-sm text-ink-soft empty:hidden">{notice}</output>
      </FieldShell>
    </TextField>
  );
}
