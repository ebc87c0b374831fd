import { useSignal } from '@preact/signals';
import { textOptionOf } from '@sandtable/shelf';
import { useEffect, useRef } from 'preact/hooks';
import { pretty } from '../boards/pretty.js';
import { forms } from '../languages/forms.js';
import { t } from '../languages/index.js';
import { readTextOption } from './text-option.js';

interface TextOptionRowProps {
  game: string;
  name: string;
  about: string;
  change(text: string): void;
}

/** An option whose text a player brings in a file. */
export function TextOptionRow({ game, name, about, change }: TextOptionRowProps) {
  const problems = useSignal<string[]>([]);
  const used = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const faulty = problems.value.length > 0;
  // No game begins with the usual values because a file could not be read.
  useEffect(() => input.current?.setCustomValidity(faulty ? forms.setup.mendFile : ''), [faulty]);
  const take = async (file: File | undefined) => {
    const read = file ? await readTextOption(file, () => textOptionOf(game, name)) : { text: '' };
    problems.value = 'problems' in read ? read.problems : [];
    const text = 'text' in read ? read.text : '';
    used.value =
      !file || 'problems' in read ? '' : text ? forms.setup.usedFile(file.name) : forms.setup.usualFile;
    change(text);
  };
  const takeAway = () => {
    if (input.current) input.current.value = '';
    void take(undefined);
  };
  return (
    <>
      <label class="option-spec">
        <span>
          <strong>{t(pretty(name))}</strong> <span class="soft">{t(about)}</span>
        </span>
        <input
          ref={input}
          type="file"
          accept=".yaml,.yml"
          onInvalid={(event) => event.currentTarget.closest('details')?.setAttribute('open', '')}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {used.value && <p role="status">{used.value}</p>}
      {faulty && (
        <>
          <div class="refused" role="alert">
            <ul>
              {problems.value.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
          <p>
            <button type="button" class="quiet" onClick={takeAway}>
              {forms.setup.takeFileAway}
            </button>
          </p>
        </>
      )}
    </>
  );
}
