import { useId } from 'react';
import { chooseLanguage, languageOptions, languages } from '../words/languages.ts';
import { words } from '../words/words.ts';

/** For whoever cannot read the page as it is: each language as its speakers call it. */
export function LanguageChooser() {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>{words.entrance.language}</label>
      <select
        id={id}
        value={words.language}
        onChange={(event) => chooseLanguage(languages.find((one) => one === event.target.value) ?? null)}
        className="min-h-9 rounded-md border border-border bg-surface px-2 text-text pointer-coarse:min-h-11"
      >
        {languageOptions.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
