import type { ZeroHpRule } from '@fireside/contract/protocol';
import { Choice } from '../../design/Choice.tsx';
import { words } from '../../words/words.ts';

interface ZeroHpChoiceProps {
  value: ZeroHpRule;
  onChange: (rule: ZeroHpRule) => void;
}

/** What happens at 0 hit points. */
export function ZeroHpChoice({ value, onChange }: ZeroHpChoiceProps) {
  return (
    <Choice
      label={words.rules.atZero}
      hint={words.rules.zeroHp[value].hint}
      value={value}
      onChange={onChange}
      options={(['end', 'fall'] as const).map((rule) => ({
        value: rule,
        label: words.rules.zeroHp[rule].choice,
      }))}
    />
  );
}

/** The same for everybody to know. */
export function zeroHpSentence(rule: ZeroHpRule): string {
  return `${words.rules.zeroHp[rule].choice}.`;
}
