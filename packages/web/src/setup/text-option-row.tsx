import { useSignal } from '@preact/signals';
import type { OptionSpec, TextOption } from '@sandtable/kernel';
import { pretty } from '../boards/pretty.js';
import { t, w } from '../languages/index.js';
import { readTextOption } from './text-option.js';

interface TextOptionRowProps {
  name: string;
  spec: OptionSpec & { text: TextOption };
  change(text: string): void;
}

/** An option whose text a player brings in a file. */
export function TextOptionRow({ name, spec, change }: TextOptionRowProps) {
  const problems = useSignal<string[]>([]);
  const used = useSignal('');
  const take = async (file: File | undefined) => {
    const read = file ? await readTextOption(file, spec.text) : { text: '' };
    problems.value = 'problems' in read ? read.problems : [];
    const text = 'text' in read ? read.text : '';
    used.value = !file || 'problems' in read ? '' : text ? w.setup.usedFile(file.name) : w.setup.usualFile;
    change(text);
  };
  return (
    <>
      <label class="option-spec">
        <span>
          <strong>{t(pretty(name))}</strong> <span class="soft">{t(spec.about)}</span>
        </span>
        <input
          type="file"
          accept=".yaml,.yml"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {used.value && <p role="status">{used.value}</p>}
      {problems.value.length > 0 && (
        <ul class="refused" role="alert">
          {problems.value.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
