import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../design/Button.tsx';
import { Form } from '../design/Form.tsx';
import { CodeField } from './CodeField.tsx';
import { invitationPath } from './invite-code.ts';
import { words } from '../words/words.ts';

/** A code alone is enough to find the table: read out across a room, or come without its link. */
export function CodeEntry({
  label = words.join.invitedCode,
  typed = '',
}: {
  label?: string;
  typed?: string;
}) {
  const [code, setCode] = useState(typed);
  const [, navigate] = useLocation();
  return (
    <Form onSubmit={() => navigate(invitationPath(code))} error={null} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <CodeField label={label} value={code} onChange={setCode} placeholder={words.join.codeExample} />
      </div>
      <Button type="submit" className="min-h-11 shrink-0">
        {words.join.findIt}
      </Button>
    </Form>
  );
}
