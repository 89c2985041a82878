import { changeAppearance, useAppearance } from '../../account/appearance.ts';
import { useReadingChoices } from '../../account/reading-choices.ts';
import { ToggleSwitch } from '../../design/ToggleSwitch.tsx';
import { recognitionKind } from '../../voice/recognition.ts';
import { canSpeak } from '../../voice/speaking.ts';
import { words } from '../../words/words.ts';

interface SettingProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function Setting({ hint, ...toggle }: SettingProps) {
  return (
    <div className="grid gap-1">
      <ToggleSwitch {...toggle} />
      <p className="max-w-[58ch] text-sm text-muted">{hint}</p>
    </div>
  );
}

/** How somebody reads and writes at tables, in this browser. */
export function ReadingSettings() {
  const { compact } = useAppearance();
  const [{ streaming, keys, readAloud, dictation }, change] = useReadingChoices();
  const { reading } = words.story;
  const speaks = canSpeak();
  const listens = recognitionKind() !== null;
  return (
    <>
      <Setting
        label={reading.compact}
        hint={reading.compactHint}
        checked={compact}
        onChange={(on) => changeAppearance({ compact: on })}
      />
      <Setting
        label={reading.streaming}
        hint={reading.streamingHint}
        checked={streaming}
        onChange={(on) => change({ streaming: on })}
      />
      <Setting
        label={words.keys.setting}
        hint={words.keys.settingHint}
        checked={keys}
        onChange={(on) => change({ keys: on })}
      />
      <Setting
        label={words.voice.readAloud}
        hint={speaks ? words.voice.readAloudHint : words.voice.noReading}
        checked={speaks && readAloud}
        disabled={!speaks}
        onChange={(on) => change({ readAloud: on })}
      />
      <Setting
        label={words.voice.dictation}
        hint={listens ? words.voice.dictationHint : words.voice.noDictation}
        checked={listens && dictation}
        disabled={!listens}
        onChange={(on) => change({ dictation: on })}
      />
    </>
  );
}
